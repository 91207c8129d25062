// Formily's form model without its views. It has no definition of its own: fields are made one by one.
import { createRequire } from 'node:module';
import { COLUMNS, MAX_TEXT, MOST_CHECKED, OPTIONS, PATTERN } from '../work.mjs';

const require = createRequire(import.meta.url);
const { createForm } = require('@formily/core');
const { raw, reaction } = require('@formily/reactive');

const VALIDATORS = {
  text: { max: MAX_TEXT },
  code: { pattern: PATTERN },
  number: { minimum: 0, maximum: 100 },
  email: { format: 'email' },
  choice: { enum: OPTIONS },
  choices: { maxItems: MOST_CHECKED },
};

export const packages = ['@formily/core', '@formily/reactive', '@formily/validator'];

/** Every cell that is judged has to be a field here; more rows would take minutes to make. */
export const sizes = { tableValidate: 500 };

export const rows = {
  open({ fields }) {
    const text = JSON.stringify(fields);
    return {
      prepare: () => ({ form: null }),
      steps: [(state) => void (state.form = openForm(JSON.parse(text), {}))],
      observe: ({ form }) => ({ visible: visibleIn(form, fields) }),
    };
  },
  fanOut: setting,
  chain: setting,
  validate({ fields, answers }) {
    return {
      prepare: () => ({ form: openForm(fields, structuredClone(answers)) }),
      steps: [({ form }) => form.validate().catch(() => undefined)],
      observe: ({ form }) => ({ wrong: wrongIn(form) }),
    };
  },
  tableOpen({ rows: answers }) {
    return {
      prepare: () => ({ rows: structuredClone(answers) }),
      steps: [
        (state) => {
          Object.assign(state, openTable(state.rows));
          state.total = totalOf(state);
        },
      ],
      observe: observeTable,
    };
  },
  // Cells are fields where a windowed view would show them: those that are set.
  tableSet({ rows: answers, places, column, values }) {
    return {
      prepare() {
        const state = openTable(structuredClone(answers));
        for (const place of places) addCells(state.form, place);
        return state;
      },
      steps: values.map((value) => (state) => {
        for (const place of places) {
          state.form.query(`rows.${place}.${column}`).take().onInput(value);
          state.total = totalOf(state);
        }
      }),
      observe: observeTable,
    };
  },
  tableRows({ rows: answers, places, blank }) {
    return {
      prepare: () => openTable(structuredClone(answers)),
      steps: [
        async (state) => {
          const { table } = state;
          for (const place of places) {
            await table.insert(place + 1, { ...blank });
            state.total = totalOf(state);
            await table.move(place + 1, 0);
            state.total = totalOf(state);
            await table.remove(0);
            state.total = totalOf(state);
          }
        },
      ],
      observe: (state) => ({ ...observeTable(state), names: state.table.value.map((row) => row.name) }),
    };
  },
  tableValidate({ rows: answers }) {
    return {
      prepare() {
        const state = openTable(structuredClone(answers));
        answers.forEach((_, place) => addCells(state.form, place));
        return state;
      },
      steps: [({ form }) => form.validate().catch(() => undefined)],
      observe: ({ form }) => ({ wrong: wrongIn(form).map((address) => address.slice('rows.'.length)) }),
    };
  },
};

function setting({ fields, answers, sets }) {
  return {
    prepare() {
      const form = openForm(fields, structuredClone(answers));
      const state = { form, notified: 0 };
      for (const { name } of fields.slice(1)) {
        const field = form.query(name).take();
        // As a view of the field would listen.
        reaction(
          () => field.visible,
          () => {
            state.notified += 1;
          },
        );
      }
      return state;
    },
    steps: sets.map(([name, value]) => (state) => {
      state.notified = 0;
      state.form.query(name).take().value = value;
    }),
    observe: ({ form, notified }) => ({ visible: visibleIn(form, fields), notified }),
  };
}

function openForm(fields, values) {
  const form = createForm({ values });
  form.onMount();
  for (const { name, kind, required, shownWhen } of fields) {
    const field = form.createField({
      name,
      title: `Field ${name}`,
      required: required === true,
      validator: [VALIDATORS[kind]],
      ...(shownWhen === undefined ? {} : { reactions: [showing(shownWhen)] }),
    });
    field.onMount();
  }
  return form;
}

/** A hidden field has no value here, so that hiding cascades by itself. */
function showing([watched, value]) {
  return (field) => {
    field.visible = field.query(watched).value() === value;
  };
}

function openTable(rows_) {
  const form = createForm({ values: { rows: rows_ } });
  form.onMount();
  const table = form.createArrayField({ name: 'rows' });
  table.onMount();
  return { form, table };
}

function addCells(form, place) {
  form.createObjectField({ name: String(place), basePath: 'rows' }).onMount();
  for (const { name, kind, required, product } of COLUMNS) {
    const field = form.createField({
      name,
      basePath: `rows.${place}`,
      required: required === true,
      validator: product === undefined ? [VALIDATORS[kind]] : [],
      ...(product === undefined ? {} : { reactions: [computing(product)] }),
    });
    field.onMount();
  }
}

function computing([left, right]) {
  return (field) => {
    field.value = field.query(`.${left}`).value() * field.query(`.${right}`).value();
  };
}

function observeTable({ table, total }) {
  return { rows: table.value.length, total };
}

/** There are no totals here; this is the least a page could do. */
function totalOf({ form }) {
  return raw(raw(form.values).rows).reduce((sum, row) => sum + (raw(row).gross ?? 0), 0);
}

function visibleIn(form, fields) {
  return fields.filter(({ name }) => form.query(name).take().visible).length;
}

function wrongIn(form) {
  return [...new Set(form.errors.map((error) => error.address))];
}
