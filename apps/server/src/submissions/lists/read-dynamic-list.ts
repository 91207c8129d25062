import type { DynamicListEntry, DynamicListQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { presentForm, type Actor } from '../../forms/index.ts';
import type { SubmissionServices } from '../services.ts';
import { findFormsOfActor, type ActorForm } from '../forms-of-actor.ts';

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
  const found = new Map<string, { readonly actor: Actor; readonly listed: ActorForm }>();
  for (const actor of actors) {
    for (const listed of await findFormsOfActor(services, actor)) {
      const { form } = listed;
      const wanted =
        (formType === undefined || form.formType === formType) &&
        (formId === undefined || form.formId === formId);
      if (wanted && !found.has(form.formId)) found.set(form.formId, { actor, listed });
    }
  }
  return Promise.all(
    [...found.values()].map(({ actor, listed }) => presentEntry(services, actor, listed, language)),
  );
}

async function presentEntry(
  { database, definitions }: SubmissionServices,
  { exhibition }: Actor,
  { form, status }: ActorForm,
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
