// SurveyJS: a model from JSON and its own React views, as its manual shows it.
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.min.css';
import { Survey } from 'survey-react-ui';
import type { NeutralField, NeutralForm } from '../spec.ts';
import { messageOf } from './controls.tsx';

const choicesOf = ({ options }: NeutralField) =>
  options === undefined ? {} : { choices: options.map(({ label, value }) => ({ text: label, value })) };

const inputTypes = { number: 'number', date: 'date' } as const;
const inputType = ({ type }: NeutralField) =>
  type === 'number' || type === 'date' ? { inputType: inputTypes[type] } : {};

const conditionOf = ({ visibleIf }: NeutralField) => {
  if (visibleIf === undefined) return {};
  const { field, op, value } = visibleIf;
  return { visibleIf: op === 'eq' ? `{${field}} = '${value}'` : `{${field}} notempty` };
};

function columnOf(column: NeutralField) {
  const cellType = column.type === 'select' ? 'dropdown' : 'text';
  return { name: column.id, title: column.label, cellType, ...inputType(column), ...choicesOf(column) };
}

const types = {
  text: 'text',
  number: 'text',
  date: 'text',
  select: 'dropdown',
  radio: 'radiogroup',
  checkbox: 'checkbox',
  table: 'matrixdynamic',
} as const;

const questionOf = (field: NeutralField) => ({
  type: types[field.type],
  name: field.id,
  title: field.label,
  ...inputType(field),
  ...choicesOf(field),
  ...conditionOf(field),
  ...(field.required === true ? { isRequired: true, requiredErrorText: messageOf(field) } : {}),
  ...(field.columns === undefined ? {} : { columns: field.columns.map(columnOf), rowCount: 0 }),
});

export default {
  name: 'SurveyJS',
  probe: {
    fields: '.sd-question[data-name]',
    errors: '.sd-question__erbox',
    input: (id: string) => `[data-name="${id}"] input`,
    // The first column is the one that is typed into.
    cell: (root: Element, row: number) =>
      root.querySelectorAll('tr.sd-table__row')[row]?.querySelector('input'),
  },
  mount(element: Element, form: NeutralForm) {
    const survey = new Model({
      elements: form.fields.map(questionOf),
      textUpdateMode: 'onTyping',
      clearInvisibleValues: 'onHidden',
      showNavigationButtons: false,
    });
    survey.data = structuredClone(form.values);
    const root = createRoot(element);
    root.render(<Survey model={survey} />);
    return {
      set: (id: string, value: string) => survey.setValue(id, value),
      validate: () => survey.validate(true, false),
      unmount: () => {
        root.unmount();
        survey.dispose();
      },
    };
  },
};
