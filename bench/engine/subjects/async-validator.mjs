// async-validator: rules over values. It knows no items, no visibility and no rows to edit.
import { createRequire } from 'node:module';
import { COLUMNS, MAX_TEXT, MOST_CHECKED, OPTIONS, PATTERN } from '../work.mjs';

const { default: Schema } = createRequire(import.meta.url)('async-validator');

// It prints every failure to the console otherwise.
Schema.warning = () => undefined;

const RULES = {
  text: { type: 'string', max: MAX_TEXT },
  code: { type: 'string', pattern: new RegExp(PATTERN) },
  number: { type: 'number', min: 0, max: 100 },
  email: { type: 'email' },
  choice: { type: 'enum', enum: OPTIONS },
  choices: { type: 'array', max: MOST_CHECKED, defaultField: { type: 'enum', enum: OPTIONS } },
};

export const packages = ['async-validator'];

export const rows = {
  validate({ fields, answers }) {
    const rules = Object.fromEntries(
      fields.map(({ name, kind, required }) => [name, { ...RULES[kind], required: required === true }]),
    );
    return {
      prepare: () => ({ schema: new Schema(rules), wrong: [] }),
      steps: [(state) => judge(state, answers)],
      observe: ({ wrong }) => ({ wrong }),
    };
  },
  tableValidate({ rows: answers }) {
    const cells = COLUMNS.map(({ name, kind, required, product }) => [
      name,
      product === undefined ? { ...RULES[kind], required: required === true } : { type: 'number' },
    ]);
    const row = { type: 'object', fields: Object.fromEntries(cells) };
    return {
      prepare: () => ({ schema: new Schema({ rows: { type: 'array', defaultField: row } }), wrong: [] }),
      steps: [(state) => judge(state, { rows: answers })],
      observe: ({ wrong }) => ({ wrong: wrong.map((field) => field.replace(/^rows\./, '')) }),
    };
  },
};

async function judge(state, answers) {
  try {
    await state.schema.validate(answers);
    state.wrong = [];
  } catch (error) {
    if (error.fields === undefined) throw error;
    state.wrong = Object.keys(error.fields);
  }
}
