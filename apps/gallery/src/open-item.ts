import {
  openSession,
  parseDefinition,
  type Answers,
  type DefinitionProblem,
  type JsonObject,
  type Language,
  type Session,
} from '@zhantai/engine';

/** A form of one item, open to be filled in. */
export interface OpenItem {
  readonly session: Session;
  readonly problems: readonly DefinitionProblem[];
}

export interface OpenItemOptions {
  readonly language: Language;
  readonly today: string;
  readonly answers: Answers;
}

/** Opens a form that holds nothing but this item. */
export function openItem(item: JsonObject, { language, today, answers }: OpenItemOptions): OpenItem {
  const definition = parseDefinition(
    { formId: 'gallery', formItems: [item], formSetting: { showNumber: false } },
    { language },
  );
  return {
    session: openSession(definition, { answers, today, context: { today } }),
    problems: definition.problems,
  };
}
