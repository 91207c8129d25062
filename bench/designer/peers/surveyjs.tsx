// SurveyJS Creator: a creator from JSON in its own React component, as its manual shows it.
import { createRoot } from 'react-dom/client';
import 'survey-core/survey-core.min.css';
import 'survey-creator-core/survey-creator-core.min.css';
import { SurveyCreator, SurveyCreatorComponent } from 'survey-creator-react';
import type { NeutralField, NeutralForm } from '../../views/spec.ts';

const types = {
  text: 'text',
  number: 'text',
  date: 'text',
  select: 'dropdown',
  radio: 'radiogroup',
  checkbox: 'checkbox',
  table: 'matrixdynamic',
} as const;

const questionOf = ({ id, type, label, required, options }: NeutralField) => ({
  type: types[type],
  name: id,
  title: label,
  ...(type === 'number' || type === 'date' ? { inputType: type } : {}),
  ...(required === true ? { isRequired: true } : {}),
  ...(options === undefined
    ? {}
    : { choices: options.map((one) => ({ text: one.label, value: one.value })) }),
});

export default {
  items: '[data-sv-drop-target-survey-element]',
  /** The label of an item on its design surface. */
  label: '[data-sv-drop-target-survey-element] .sv-string-editor',
  grip: '.svc-question__drag-area',
  mount(place: HTMLElement, { fields }: NeutralForm) {
    const creator = new SurveyCreator({ autoSaveEnabled: false, showThemeTab: false });
    creator.JSON = { pages: [{ name: 'page', elements: fields.map(questionOf) }] };
    const root = createRoot(place);
    place.style.height = '900px';
    root.render(<SurveyCreatorComponent creator={creator} />);
    const questions = () => creator.survey.getAllQuestions();
    return {
      /** By the program: clicks would scroll and lay out a page that is drawn piece by piece. */
      select: (at: number) => creator.selectElement(questions()[at]),
      change: (at: number) => {
        const question = questions()[at % fields.length];
        if (question !== undefined) question.isRequired = !question.isRequired;
      },
      undo: () => creator.undo(),
      unmount: () => {
        root.unmount();
        creator.dispose();
      },
    };
  },
};
