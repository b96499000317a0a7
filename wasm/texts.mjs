// What people write, taken apart by the core: values, states, expressions (core/text).

/** @import {Core} from './core.d.mts' */

/** Faults in their order in core/text/expression.h: what a message says of the place. */
const faults = [
  () => '',
  () => ' is not of the form widget(state).field[index] | format',
  /** @param {string} where */
  (where) => `: “${where}” is not name=number or name=true`,
  /** @param {string} where */
  (where) => `: “${where}” is not of the form ,.2~f`,
];

/**
 * Content is taken apart once: a widget is drawn many times a second.
 * @template T
 * @param {(text: string) => T} make
 * @returns {(text: string) => T}
 */
function once(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (text) => {
    let value = made.get(text);
    if (value === undefined) {
      value = make(text);
      made.set(text, value);
    }
    return value;
  };
}

/**
 * @param {any} module
 * @returns {Pick<Core, 'parseValue' | 'parseState' | 'parseExpression' | 'splitText'>}
 */
export function createParsers(module) {
  /**
   * Hands a text to one of the module's functions; what gives its answer, one thing after the other.
   * @param {string} parse @param {string} text
   */
  function answerTo(parse, text) {
    const units = module.givenText(text.length);
    for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
    const answer = module[parse]();
    let next = 0;
    const number = () => /** @type {number} */ (answer[next++]);
    const part = () => text.slice(number(), number());
    const value = () => {
      const found = part();
      // In the order of Value in core/text/value.h.
      return [found, false, true, Number(found)][number()];
    };
    const more = () => next < answer.length;
    return { number, part, value, more };
  }

  return {
    parseValue: (text) => answerTo('parseValue', text).value(),
    parseState(text) {
      // Pages hand over anything: what is no text is read as what it is printed as.
      const { part, value, more } = answerTo('parseState', String(text));
      /** @type {Array<[string, string | number | boolean]>} */
      const entries = [];
      while (more()) entries.push([part(), value()]);
      return Object.fromEntries(entries.filter((entry) => entry.some((part) => part !== '')));
    },
    parseExpression: once((text) => {
      const { number, part, value, more } = answerTo('parseExpression', text);
      const fault = number();
      const where = part();
      if (fault > 0) throw new SyntaxError(`“${text}”${faults[fault](where)}`);
      const slug = part() || undefined;
      const field = part();
      const format = part() || undefined;
      const indices = [part(), part()].filter((index) => index !== '');
      /** @type {Record<string, number | boolean> | undefined} */
      let state;
      while (more()) {
        const name = part();
        state ??= {};
        if (Object.hasOwn(state, name)) throw new SyntaxError(`“${text}” names “${name}” twice`);
        state[name] = /** @type {number | boolean} */ (value());
      }
      return { slug, state, field, indices, format };
    }),
    splitText: once((text) => {
      if (!text.includes('{{')) return [text];
      const { part, more } = answerTo('splitText', text);
      if (!more()) throw new SyntaxError(`“${text}”: {{ has no }}`);
      const parts = [];
      while (more()) parts.push(part());
      return parts;
    }),
  };
}
