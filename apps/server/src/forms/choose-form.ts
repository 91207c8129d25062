import type { Database } from '../database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { isFor } from './audience/is-for.ts';
import type { PublishedForm } from './form.ts';
import { refuseForOthers, requireOpening, requireReached } from './policy.ts';
import { findForm, findForms } from './store.ts';
import type { Actor } from './actor.ts';

/** How a call names a form (wire.md §4). Ids are filters, never rights. */
export interface FormChoice {
  readonly formId?: string | undefined;
  readonly formType?: string | undefined;
}

/**
 * The form a call means, by its id, else the first of that type for this actor.
 * @throws Refusal NOT_FOUND if there is none, FORBIDDEN if it is for others, FORM_COMES_AFTER before its turn.
 */
export async function chooseForm(
  database: Database,
  actor: Actor,
  choice: FormChoice,
): Promise<PublishedForm> {
  const { formId, formType } = choice;
  if (formId !== undefined) {
    return admit(database, actor, await findForm(database, actor.exhibition, formId), formType);
  }
  if (formType === undefined) throw new Refusal('BAD_REQUEST', { detail: 'formId, formType' });
  const forms = (await findForms(database, actor.exhibition)).filter((form) => form.formType === formType);
  const own = forms.find((form) => isFor(form, actor));
  if (own !== undefined) return requireReached(database, actor, own);
  throw forms.length === 0 ? new Refusal('NOT_FOUND') : refuseForOthers();
}

/**
 * The form that was asked for by its id, if it is for this actor.
 * @throws Refusal as {@link chooseForm}.
 */
export async function admit(
  database: Database,
  actor: Actor,
  form: PublishedForm | null,
  formType: string | undefined,
): Promise<PublishedForm> {
  if (form === null || (formType !== undefined && form.formType !== formType)) {
    throw new Refusal('NOT_FOUND');
  }
  return requireReached(database, actor, await requireOpening(database, actor, form));
}
