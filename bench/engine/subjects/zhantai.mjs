// The form engine of this repository, bundled from its source.
import { COLUMNS, MAX_TEXT, MOST_CHECKED, OPTIONS, PATTERN } from '../work.mjs';

const engine = await import(process.env.ZHANTAI_ENGINE ?? '');
const { isRowsNode, openSession, parseDefinition, validate } = engine;

const today = '2026-05-20';
const dicData = OPTIONS.map((value) => ({ value, label: value }));
const ITEMS = {
  text: { type: 'input', maxLength: MAX_TEXT },
  code: { type: 'input', pattern: PATTERN },
  number: { type: 'number', min: 0, max: 100 },
  email: { type: 'input', rules: [{ type: 'email' }] },
  choice: { type: 'select', dicData },
  choices: { type: 'checkbox', dicData, maxSize: MOST_CHECKED },
};

export const packages = [];

export const rows = {
  open({ fields }) {
    const text = JSON.stringify(detailOf(fields));
    return {
      prepare: () => ({ session: null }),
      steps: [(state) => void (state.session = openSession(parseDefinition(text), { today }))],
      observe: ({ session }) => ({ visible: visibleIn(session) }),
    };
  },
  fanOut: setting,
  chain: setting,
  validate({ fields, answers }) {
    return {
      prepare: () => ({ definition: parseDefinition(detailOf(fields)), answers: wireOf(answers), found: [] }),
      steps: [(state) => void (state.found = validate(state.definition, state.answers, { today }))],
      observe: ({ found }) => ({ wrong: found.map((problem) => problem.prop) }),
    };
  },
  tableOpen({ rows: answers }) {
    const definition = parseDefinition(tableDetail());
    return {
      prepare: () => ({ table: null }),
      steps: [
        (state) => {
          state.table = tableOf(openSession(definition, { today, answers: { rows: answers } }));
          state.total = state.table.totals().gross;
        },
      ],
      observe: ({ table, total }) => ({ rows: table.rows().length, total }),
    };
  },
  tableSet({ rows: answers, places, column, values }) {
    return {
      prepare: () => openTable(answers),
      steps: values.map((value) => (state) => {
        for (const place of places) {
          state.table.row(place).cell(column).set(value);
          state.total = state.table.totals().gross;
        }
      }),
      observe: ({ table, total }) => ({ rows: table.rows().length, total }),
    };
  },
  tableRows({ rows: answers, places, blank }) {
    return {
      prepare: () => openTable(answers),
      steps: [
        (state) => {
          const { table } = state;
          for (const place of places) {
            const row = table.add(table.row(place));
            row.cell('name').set(blank.name);
            state.total = table.totals().gross;
            table.move(row, 0);
            state.total = table.totals().gross;
            table.remove(row);
            state.total = table.totals().gross;
          }
        },
      ],
      observe: ({ table, total }) => ({
        rows: table.rows().length,
        total,
        names: table.rows().map((row) => row.value().name),
      }),
    };
  },
  tableValidate({ rows: answers }) {
    return {
      prepare: () => ({ definition: parseDefinition(tableDetail()), found: [] }),
      steps: [(state) => void (state.found = validate(state.definition, { rows: answers }, { today }))],
      observe: ({ found }) => ({ wrong: found.map(({ path }) => path.join('.')) }),
    };
  },
};

function setting({ fields, answers, sets }) {
  return {
    prepare() {
      const session = openSession(parseDefinition(detailOf(fields)), { today, answers });
      const state = { session, notified: 0 };
      for (const node of session.nodes.slice(1)) {
        let shown = node.state().visible;
        node.subscribe(() => {
          const { visible } = node.state();
          if (visible === shown) return;
          shown = visible;
          state.notified += 1;
        });
      }
      return state;
    },
    steps: sets.map(([name, value]) => (state) => {
      state.notified = 0;
      state.session.node(name).set({ value });
    }),
    observe: ({ session, notified }) => ({ visible: visibleIn(session), notified }),
  };
}

function openTable(answers) {
  const table = tableOf(openSession(parseDefinition(tableDetail()), { today, answers: { rows: answers } }));
  return { table, total: table.totals().gross };
}

function tableOf(session) {
  const node = session.node('rows');
  if (!isRowsNode(node)) throw new Error('no sub-table');
  return node;
}

function visibleIn(session) {
  return session.nodes.filter((node) => node.state().visible).length;
}

function detailOf(fields) {
  return {
    formId: '1',
    formItems: fields.map(({ name, kind, required }) => {
      const { type, ...rest } = ITEMS[kind];
      return {
        formItemId: name,
        formItemType: type,
        formItemLabel: `Field ${name}`,
        formItemRequired: required === true,
        formItemOriginalData: JSON.stringify({ prop: name, ...rest }),
      };
    }),
    formLogic: {
      scheme: fields.flatMap(({ name, shownWhen }) => {
        if (shownWhen === undefined) return [];
        const [formItemId, optionValue] = shownWhen;
        return [
          {
            triggerList: [{ formItemId: name, type: 'show' }],
            condition: {
              relation: 'and',
              conditionList: [{ formItemId, expression: 'eq', optionValue }],
            },
          },
        ];
      }),
    },
  };
}

function tableDetail() {
  const column = COLUMNS.map(({ name, kind, required, product }) => ({
    ...(product === undefined ? ITEMS[kind] : { type: 'number', compute: { product } }),
    prop: name,
    label: name,
    required: required === true,
  }));
  return {
    formId: '1',
    formItems: [
      {
        formItemId: 'rows',
        formItemType: 'dynamic',
        formItemLabel: 'Exhibits',
        formItemOriginalData: JSON.stringify({ prop: 'rows', children: { column } }),
      },
    ],
  };
}

/** Several choices travel as one text. */
function wireOf(answers) {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}
