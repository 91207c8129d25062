// The validator and schema tools of React JSON Schema Form: JSON Schema, rules as `if` and `then`.
import { createRequire } from 'node:module';
import { COLUMNS, MAX_TEXT, MOST_CHECKED, OPTIONS, PATTERN } from '../work.mjs';

const require = createRequire(import.meta.url);
const { customizeValidator } = require('@rjsf/validator-ajv8');
const { createSchemaUtils } = require('@rjsf/utils');

const SCHEMAS = {
  text: { type: 'string', maxLength: MAX_TEXT },
  code: { type: 'string', pattern: PATTERN },
  number: { type: 'number', minimum: 0, maximum: 100 },
  email: { type: 'string', format: 'email' },
  choice: { type: 'string', enum: OPTIONS },
  choices: { type: 'array', items: { type: 'string', enum: OPTIONS }, maxItems: MOST_CHECKED },
};

export const packages = ['@rjsf/validator-ajv8', '@rjsf/utils'];

export const rows = {
  open({ fields }) {
    const text = JSON.stringify(schemaOf(fields));
    return {
      prepare: () => ({ shown: null }),
      steps: [
        (state) => {
          const schema = JSON.parse(text);
          const utils = createSchemaUtils(customizeValidator(), schema);
          const answers = utils.getDefaultFormState(schema, {});
          state.shown = utils.retrieveSchema(schema, answers);
        },
      ],
      observe: ({ shown }) => ({ visible: Object.keys(shown.properties).length }),
    };
  },
  fanOut: setting,
  chain: setting,
  validate({ fields, answers }) {
    return {
      prepare: () => ({ schema: schemaOf(fields), validator: customizeValidator(), errors: [] }),
      steps: [
        (state) => void (state.errors = state.validator.validateFormData(answers, state.schema).errors),
      ],
      observe: ({ errors }) => ({
        wrong: errors.map((error) => error.property.replace(/^\./, '')),
      }),
    };
  },
  tableValidate({ rows: answers }) {
    return {
      prepare: () => ({ schema: tableSchema(), validator: customizeValidator(), errors: [] }),
      steps: [
        (state) =>
          void (state.errors = state.validator.validateFormData({ rows: answers }, state.schema).errors),
      ],
      observe: ({ errors }) => ({
        wrong: errors.map((error) => error.property.replace(/^\.rows\./, '')),
      }),
    };
  },
};

/** There are no listeners here: what is shown is asked for after each change, and compared. */
function setting({ fields, answers, sets }) {
  return {
    prepare() {
      const schema = schemaOf(fields);
      const utils = createSchemaUtils(customizeValidator(), schema);
      return { schema, utils, answers, shown: utils.retrieveSchema(schema, answers), notified: 0 };
    },
    steps: sets.map(([name, value]) => (state) => {
      const { schema, utils, shown } = state;
      state.answers = { ...state.answers, [name]: value };
      state.shown = utils.retrieveSchema(schema, state.answers);
      state.notified = 0;
      for (const { name: each } of fields) {
        if (each in shown.properties !== each in state.shown.properties) state.notified += 1;
      }
    }),
    observe: ({ shown, notified }) => ({ visible: Object.keys(shown.properties).length, notified }),
  };
}

/** A chain nests: a link is looked at where the one before it is shown. */
function schemaOf(fields) {
  const always = fields.filter((one) => one.shownWhen === undefined);
  const ruled = fields.filter((one) => one.shownWhen !== undefined && one.chained !== true);
  const chain = fields.filter((one) => one.chained === true);
  return {
    type: 'object',
    properties: Object.fromEntries(always.map((one) => [one.name, schemaOfField(one)])),
    required: always.filter((one) => one.required === true).map((one) => one.name),
    ...(ruled.length === 0 ? {} : { allOf: ruled.map((one) => ruleOf(one, {})) }),
    ...chain.reduceRight((inner, one) => ruleOf(one, inner), {}),
  };
}

function ruleOf(one, inner) {
  const [watched, value] = one.shownWhen;
  return {
    if: { properties: { [watched]: { const: value } }, required: [watched] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: {
      properties: { [one.name]: schemaOfField(one) },
      ...(one.required === true ? { required: [one.name] } : {}),
      ...inner,
    },
  };
}

function schemaOfField({ name, kind }) {
  return { title: `Field ${name}`, ...SCHEMAS[kind] };
}

function tableSchema() {
  const properties = COLUMNS.map(({ name, kind, product }) => [
    name,
    product === undefined ? SCHEMAS[kind] : { type: 'number' },
  ]);
  const required = COLUMNS.filter((column) => column.required === true).map((column) => column.name);
  return {
    type: 'object',
    properties: {
      rows: {
        type: 'array',
        items: { type: 'object', properties: Object.fromEntries(properties), required },
      },
    },
  };
}
