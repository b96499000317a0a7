import { html } from 'lit';
import { formatNumber } from '../element/expression.ts';
import type { TableView } from '../element/widget-element.ts';

/** The schemes, in the core's order: a name for the words, and the widget that shows each. */
const schemes = [
  { name: 'index', role: '' },
  { name: 'normalised', role: '' },
  { name: 'binary', role: '' },
  { name: 'sinusoidal', role: 'position' },
  { name: 'learned', role: 'learned' },
  { name: 'rotary', role: 'query' },
];

/** Where each criterion's number can be seen moving, for every scheme. */
const criteria = [
  {
    name: 'bounded',
    field: 'largestNorm',
    format: '.2~f',
    see: [
      'index-ramp',
      'normalised-index',
      'binary-odometer',
      'add-position',
      'learned-rows',
      'rope-dials',
    ],
  },
  {
    name: 'distinct',
    field: 'smallestDistance',
    format: '.2~f',
    see: [
      'index-ramp',
      'normalised-index',
      'binary-odometer',
      'slice',
      'learned-rows',
      'rope-dials',
    ],
  },
  {
    name: 'quiet',
    field: 'contentCosine',
    format: '.2f',
    see: [
      'index-ramp',
      'normalised-index',
      'binary-odometer',
      'weight-crossover',
      'weight-crossover',
      'rope-score',
    ],
  },
  {
    name: 'distance',
    field: 'distanceSpread',
    format: '.2f',
    see: [
      'index-ramp',
      'normalised-index',
      'binary-odometer',
      'similarity-curve',
      'learned-similarity',
      'rope-score',
    ],
  },
  {
    name: 'beyond',
    field: 'beyond',
    format: '.2~f',
    see: [
      'index-ramp',
      'normalised-index',
      'binary-odometer',
      'base-ladder',
      'table-overflow',
      'position-interpolation',
    ],
  },
  {
    name: 'parameters',
    field: 'parameters',
    format: '',
    see: [
      'index-ramp',
      'normalised-index',
      'binary-odometer',
      'parameter-cost',
      'parameter-cost',
      'parameter-cost',
    ],
  },
] as const;

const view: TableView<'scorecard'> = {
  slug: 'scorecard',
  table({ reading, word }) {
    const cell = ({ name, field, format, see }: (typeof criteria)[number], scheme: number) => {
      const number = formatNumber(reading[field][scheme], format);
      const text = word(`${name}-${schemes[scheme].name}`).replace('#', number);
      return html`<td data-label=${word(name)}>
        <a href=${`#${see[scheme]}`}>${text}</a>
      </td>`;
    };
    return html`<table class="scorecard">
      <thead>
        <tr>
          <td></td>
          ${criteria.map(({ name }) => html`<th scope="col">${word(name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${schemes.map(
          ({ name, role }, scheme) => html`<tr>
            <th scope="row" class=${role}>${word(name)}</th>
            ${criteria.map((criterion) => cell(criterion, scheme))}
          </tr>`,
        )}
      </tbody>
    </table>`;
  },
};

export default view;
