import type { DynamicListEntry, DynamicListQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { presentForm, type Actor } from '../../forms/index.ts';
import type { SubmissionServices } from '../services.ts';
import { findSheets, type Sheet } from '../sheets.ts';

/**
 * The forms that somebody may see, with where each stands; of several places the first in which a form applies.
 * @param actors in whose places they stand.
 */
export async function readDynamicList(
  services: SubmissionServices,
  actors: readonly Actor[],
  { formType, formId }: Pick<DynamicListQuery, 'formType' | 'formId'>,
  language: Language,
): Promise<DynamicListEntry[]> {
  const found = new Map<string, { readonly actor: Actor; readonly sheet: Sheet }>();
  for (const actor of actors) {
    for (const sheet of await findSheets(services, actor)) {
      const { form } = sheet;
      const wanted =
        (formType === undefined || form.formType === formType) &&
        (formId === undefined || form.formId === formId);
      if (wanted && !found.has(form.formId)) found.set(form.formId, { actor, sheet });
    }
  }
  return Promise.all(
    [...found.values()].map(({ actor, sheet }) => presentEntry(services, actor, sheet, language)),
  );
}

async function presentEntry(
  { database, definitions }: SubmissionServices,
  { exhibition }: Actor,
  { form, status }: Sheet,
  language: Language,
): Promise<DynamicListEntry> {
  const { formId, formType, sort, version } = form;
  const published = await definitions.load(database, exhibition, formId, version);
  const shown = presentForm(form, version, published.detail, language);
  return {
    formId,
    formType,
    version,
    title: shown.title,
    status,
    sort,
    form: shown,
  };
}
