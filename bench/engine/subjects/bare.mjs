// No form engine: the least any program does with the same data. What it costs more than linearly is the machine's
// memory, not the work.
import { COLUMNS } from '../work.mjs';

const PROPS = COLUMNS.map(({ name }) => name);

export const packages = [];

export const rows = {
  /** Reads the definition as it is stored, an item's settings being JSON in JSON. */
  open({ fields }) {
    const text = JSON.stringify(fields.map((one) => ({ ...one, settings: JSON.stringify(one) })));
    return {
      prepare: () => ({ items: [] }),
      steps: [
        (state) => {
          state.items = JSON.parse(text).map((item) => ({ ...item, ...JSON.parse(item.settings) }));
        },
      ],
    };
  },
  /** Looks at every answer. */
  validate({ fields, answers }) {
    return {
      prepare: () => ({ seen: 0 }),
      steps: [(state) => void (state.seen = fields.reduce((sum, { name }) => sum + look(answers[name]), 0))],
    };
  },
  /** Copies and keeps every row. */
  tableOpen({ rows: answers }) {
    return {
      prepare: () => ({ rows: [] }),
      steps: [(state) => void (state.rows = answers.map((row) => ({ ...row })))],
    };
  },
  /** Adds, moves and removes in an array. */
  tableRows({ rows: answers, places, blank }) {
    return {
      prepare: () => answers.map((row) => ({ ...row })),
      steps: [
        (list) => {
          for (const place of places) {
            list.splice(place + 1, 0, blank);
            list.unshift(...list.splice(place + 1, 1));
            list.splice(0, 1);
          }
        },
      ],
    };
  },
  /** Looks at every cell. */
  tableValidate({ rows: answers }) {
    return {
      prepare: () => ({ seen: 0 }),
      steps: [
        (state) => {
          let seen = 0;
          for (const row of answers) for (const prop of PROPS) seen += look(row[prop]);
          state.seen = seen;
        },
      ],
    };
  },
};

function look(value) {
  return typeof value === 'string' ? value.length : typeof value === 'number' && value > 0 ? 1 : 0;
}
