import type { PersonEntry, PersonsPage } from '@zhantai/contract';
import type { Definition, Item, Language } from '@zhantai/engine';
import type { FormWords } from '@zhantai/views';
import { parseForm } from '../form/parse-form.ts';
import { answerText } from '../many/answer-text.ts';

/** Answers with a column of their own, where a form asks for them. */
const told = ['position', 'pass_type'] as const;
const PHOTO = 'photo';

/** A person as the list shows one. */
export interface PersonRow {
  readonly person: PersonEntry;
  readonly idNumber: string;
  /** By prop, in words. */
  readonly texts: Readonly<Record<string, string>>;
  /** Null where the form asks for none. */
  readonly photo: boolean | null;
}

/** A column that stands for an answer. */
export interface ToldColumn {
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
    const photo = items.find((item) => item.prop === PHOTO && item.type === 'upload');
    return {
      person,
      idNumber: ids.find((id) => id !== '') ?? '',
      texts: Object.fromEntries(items.filter(isTold).map((item) => [item.prop, text(item)])),
      photo: photo === undefined ? null : hasPhoto(person, photo),
    };
  });
}

/** The columns of a form for answers that tell people apart. */
export const toldColumns = (definition: Definition): readonly ToldColumn[] =>
  definition.items.filter(isTold).map(({ prop, label }) => ({ prop, title: label }));

function isTold(item: Item): boolean {
  return told.some((prop) => prop === item.prop);
}

/**
 * A masked photo is told as an empty text. Of who was handed in a required one is there; a draft that was never given one
 * has no answer at all.
 */
function hasPhoto({ answers, status }: PersonEntry, { prop, required }: Item): boolean {
  const answer = answers[prop];
  if (answer === '') return status === 'draft' || required;
  return typeof answer === 'string' || (Array.isArray(answer) && answer.length > 0);
}
