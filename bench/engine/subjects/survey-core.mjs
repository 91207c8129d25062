// SurveyJS without its views.
import { createRequire } from 'node:module';
import { COLUMNS, MAX_TEXT, MOST_CHECKED, OPTIONS, PATTERN } from '../work.mjs';

const { Model } = createRequire(import.meta.url)('survey-core');

const QUESTIONS = {
  text: { type: 'text', validators: [{ type: 'text', maxLength: MAX_TEXT }] },
  code: { type: 'text', validators: [{ type: 'regex', regex: PATTERN }] },
  number: {
    type: 'text',
    inputType: 'number',
    validators: [{ type: 'numeric', minValue: 0, maxValue: 100 }],
  },
  email: { type: 'text', validators: [{ type: 'email' }] },
  choice: { type: 'dropdown', choices: OPTIONS },
  choices: {
    type: 'checkbox',
    choices: OPTIONS,
    validators: [{ type: 'answercount', maxCount: MOST_CHECKED }],
  },
};

export const packages = ['survey-core'];

/** A cell is a whole question here, about a millisecond each: more rows would take minutes a sample. */
export const sizes = { tableOpen: 500, tableSet: 500, tableRows: 50, tableValidate: 500 };

export const rows = {
  open({ fields }) {
    const text = JSON.stringify(surveyOf(fields));
    return {
      prepare: () => ({ model: null }),
      steps: [(state) => void (state.model = new Model(JSON.parse(text)))],
      observe: ({ model }) => ({ visible: visibleIn(model) }),
    };
  },
  fanOut: setting,
  chain: setting,
  validate({ fields, answers }) {
    return {
      prepare: () => opened(surveyOf(fields), answers),
      steps: [({ model }) => void model.validate(true, false)],
      observe: ({ model }) => ({
        wrong: model
          .getAllQuestions()
          .filter((question) => question.errors.length > 0)
          .map((question) => question.name),
      }),
    };
  },
  tableOpen({ rows: answers }) {
    return {
      prepare: () => ({ model: null }),
      steps: [(state) => void Object.assign(state, openTable(answers))],
      observe: observeTable,
    };
  },
  tableSet({ rows: answers, places, column, values }) {
    return {
      prepare: () => openTable(answers),
      steps: values.map((value) => (state) => {
        for (const place of places) {
          state.table.visibleRows[place].getQuestionByName(column).value = value;
          state.total = totalOf(state.table);
        }
      }),
      observe: observeTable,
    };
  },
  tableRows({ rows: answers, places, blank }) {
    return {
      prepare: () => openTable(answers),
      steps: [
        (state) => {
          const { table } = state;
          for (const place of places) {
            table.addRowByIndex(blank, place + 1);
            state.total = totalOf(table);
            table.moveRowByIndex(place + 1, 0);
            state.total = totalOf(table);
            table.removeRow(0);
            state.total = totalOf(table);
          }
        },
      ],
      observe: (state) => ({ ...observeTable(state), names: state.table.value.map((row) => row.name) }),
    };
  },
  tableValidate({ rows: answers }) {
    return {
      prepare: () => openTable(answers),
      steps: [({ model }) => void model.validate(true, false)],
      observe: ({ table }) => ({
        wrong: table.visibleRows.flatMap((row, index) =>
          row.cells
            .filter((cell) => cell.question.errors.length > 0)
            .map((cell) => `${index}.${cell.column.name}`),
        ),
      }),
    };
  },
};

function setting({ fields, answers, sets }) {
  return {
    prepare() {
      const state = { ...opened(surveyOf(fields), answers), notified: 0 };
      state.model.onQuestionVisibleChanged.add(() => {
        state.notified += 1;
      });
      return state;
    },
    steps: sets.map(([name, value]) => (state) => {
      state.notified = 0;
      state.model.setValue(name, value);
    }),
    observe: ({ model, notified }) => ({ visible: visibleIn(model), notified }),
  };
}

function opened(json, answers) {
  const model = new Model(json);
  model.data = structuredClone(answers);
  return { model };
}

function openTable(answers) {
  const { model } = opened(tableJson(answers.length), { rows: answers });
  const table = model.getQuestionByName('rows');
  // Rows become questions when they are first asked for.
  return { model, table, count: table.visibleRows.length, total: totalOf(table) };
}

function observeTable({ table, total }) {
  return { rows: table.visibleRows.length, total };
}

function totalOf(table) {
  return table.visibleTotalRow.getQuestionByName('gross').value;
}

function visibleIn(model) {
  return model.getAllQuestions().filter((question) => question.isVisible).length;
}

function surveyOf(fields) {
  return {
    showNavigationButtons: false,
    elements: fields.map(({ name, kind, required, shownWhen, chained }) => ({
      ...QUESTIONS[kind],
      name,
      title: `Field ${name}`,
      ...(required === true ? { isRequired: true } : {}),
      ...(shownWhen === undefined ? {} : { visibleIf: conditionOf(shownWhen, chained === true) }),
    })),
  };
}

function conditionOf([name, value], chained) {
  const equal = `{${name}} = '${value}'`;
  return chained ? `propertyValue('${name}', 'isVisible') = true and ${equal}` : equal;
}

function tableJson(size) {
  return {
    showNavigationButtons: false,
    elements: [
      {
        type: 'matrixdynamic',
        name: 'rows',
        rowCount: 0,
        maxRowCount: size + 100,
        allowRowReorder: true,
        columns: COLUMNS.map(({ name, kind, required, product }) => {
          if (product !== undefined) {
            const expression = product.map((operand) => `{row.${operand}}`).join(' * ');
            return { name, cellType: 'expression', expression, totalType: 'sum' };
          }
          const { type, ...rest } = QUESTIONS[kind];
          return { ...rest, name, cellType: type, ...(required === true ? { isRequired: true } : {}) };
        }),
      },
    ],
  };
}
