import type { PersonEntry, PersonsPage } from '@zhantai/contract';
import type { Definition, Item, Language } from '@zhantai/engine';
import type { FormWords } from '@zhantai/views';
import { parseForm } from '../form/material/parse-form.ts';
import { answerText } from '../many/answer-text.ts';

/** Answers with a column of their own, where a form asks for them. */
const answersWithColumn = ['position', 'pass_type'] as const;

/** A person as the list shows one. */
export interface PersonRow {
  readonly person: PersonEntry;
  readonly idNumber: string;
  /** By prop, in words. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A column that stands for an answer. */
export interface AnswerColumn {
  readonly prop: string;
  readonly title: string;
}

/** People with what the list shows of their answers. */
export function personRows(page: PersonsPage, language: Language, words: FormWords): readonly PersonRow[] {
  const definitions = new Map<string, Definition>(
    page.forms.map((form) => [`${form.formId}/${form.version}`, parseForm(form, language)]),
  );
  return page.records.map((person) => {
    const items = definitions.get(`${person.formId}/${person.version}`)?.items ?? [];
    const text = (item: Item): string => answerText(item, person.answers, page.labels, words);
    const ids = items.filter((item) => item.sensitive === 'id').map(text);
    return {
      person,
      idNumber: ids.find((id) => id !== '') ?? '',
      texts: Object.fromEntries(items.filter(hasColumn).map((item) => [item.prop, text(item)])),
    };
  });
}

/** The columns of a form for answers that tell people apart. */
export const answerColumns = (definition: Definition): readonly AnswerColumn[] =>
  definition.items.filter(hasColumn).map(({ prop, label }) => ({ prop, title: label }));

function hasColumn(item: Item): boolean {
  return answersWithColumn.some((prop) => prop === item.prop);
}
