import { scaleLinear } from 'd3-scale';
import { curveBumpY, link } from 'd3-shape';
import { svg } from 'lit';
import type { Context, WidgetView } from '../element/widget-element.ts';
import { bars } from '../marks/bars.ts';
import { glide } from '../marks/glide.ts';
import { move, n } from '../marks/number.ts';

const roles = ['token-dog', 'token-bite', 'token-man'];
const names = ['dog', 'bite', 'man'];
const count = roles.length;

/** The stage: tokens in this order above their outputs, the first order's outputs below. */
const slotX = scaleLinear([0, count - 1], [66, 294]);
const tokenY = 46;
const outputY = 104;
const firstY = 190;
const glyph = { width: 76, height: scaleLinear([0, 1], [0, 15]) };

/** The six orders in small, two rows of three. */
const grid = { top: 268, columns: 3, width: 112, height: 56, gap: 6, left: 6 };
const small = { width: 26, height: scaleLinear([0, 1], [0, 7]) };

type Order = ArrayLike<number>;

/** Which of the orders it is. */
function indexOf(orders: ReadonlyArray<Order>, tokens: ReadonlyArray<number>): number {
  return orders.findIndex((order) => tokens.every((token, slot) => order[slot] === token));
}

/** The order after putting `token` into `slot`, the others keeping theirs. */
function moved(order: Order, token: number, slot: number): number[] {
  const others = Array.from(order).filter((other) => other !== token);
  others.splice(slot, 0, token);
  return others;
}

function stage({ reading, word, grab, dragged }: Context<'permutations'>) {
  return roles.map((role, token) => {
    const slot = reading.slots[token];
    const held = dragged?.what === role;
    const at = { x: held ? dragged.point.x : slotX(slot), y: tokenY };
    const press = grab({
      param: 'order',
      at: { x: slotX(slot), y: tokenY },
      what: role,
      to: ({ x }) => {
        const target = Math.min(count - 1, Math.max(0, Math.round(slotX.invert(x))));
        return { order: indexOf(reading.orders, moved(reading.tokens, token, target)) };
      },
    });
    const thread = link(curveBumpY)({
      source: [at.x, outputY + 26],
      target: [slotX(token), firstY - 26],
    });
    return svg`
      <path class=${`thread ${role}`} d=${thread} />
      <g class=${`output ${held ? 'held' : ''}`} transform=${glide(at.x, outputY)}>
        ${bars({ values: reading.outputs[slot], x: -glyph.width / 2, width: glyph.width, y: 0, height: glyph.height, role })}
      </g>
      <g class=${`token along-x ${role} ${held ? 'held' : ''}`} data-param="order" transform=${glide(at.x, tokenY)} @pointerdown=${press}>
        <rect class="chip" x="-24" y="-22" width="48" height="44" rx="10" />
        <text class="big" text-anchor="middle" dy="0.35em">${word(names[token])}</text>
      </g>
      <g transform=${move(slotX(token), firstY)}>
        ${bars({ values: reading.every[token], x: -glyph.width / 2, width: glyph.width, y: 0, height: glyph.height, role })}
        <text class=${`label ${role}`} y="38" text-anchor="middle">${word(names[token])}</text>
      </g>`;
  });
}

function thumbnails({ params, reading, word, go }: Context<'permutations'>) {
  const third = grid.width / count;
  return reading.orders.map((order, index) => {
    const x = grid.left + (index % grid.columns) * (grid.width + grid.gap);
    const y = grid.top + Math.floor(index / grid.columns) * (grid.height + grid.gap);
    return svg`<g class=${`choice ${index === params.order ? 'chosen' : ''}`} transform=${move(x, y)} @click=${go({ order: index })}>
      <rect class="frame" width=${grid.width} height=${grid.height} rx="8" />
      ${Array.from(order, (token, slot) => {
        const middle = third * (slot + 0.5);
        return svg`<text class=${`label ${roles[token]}`} x=${n(middle)} y="20" text-anchor="middle">${word(names[token])}</text>
          ${bars({ values: reading.every[count * index + slot], x: middle - small.width / 2, width: small.width, y: 39, height: small.height, role: roles[token] })}`;
      })}
    </g>`;
  });
}

const view: WidgetView<'permutations'> = {
  slug: 'permutations',
  height: 390,
  view(context) {
    const { word } = context;
    return svg`
      <text class="label quiet hint" x="6" y="13">${word('here')}</text>
      <text class="label quiet" x="180" y=${firstY + 60} text-anchor="middle">${word('first')}</text>
      ${stage(context)}
      ${thumbnails(context)}
    `;
  },
};

export default view;
