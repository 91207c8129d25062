import { hasPersonsOf } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { isFor } from './is-for.ts';
import type { PublishedForm } from './form.ts';
import { registersPeople } from './registers-people.ts';
import { findForm, findForms } from './store.ts';
import type { Visitor } from './visitor.ts';

/** How a call names a form (wire.md §4). Ids are filters, never rights. */
export interface FormChoice {
  readonly formId?: string | undefined;
  readonly formType?: string | undefined;
}

/**
 * The form a call means, by its id, else the first of that type for this visitor.
 * @throws Refusal NOT_FOUND if there is none, FORBIDDEN if it is for others.
 */
export async function chooseForm(
  database: Database,
  visitor: Visitor,
  choice: FormChoice,
): Promise<PublishedForm> {
  const { formId, formType } = choice;
  if (formId !== undefined) {
    return admit(database, visitor, await findForm(database, visitor.exhibition, formId), formType);
  }
  if (formType === undefined) throw new Refusal('BAD_REQUEST', { detail: 'formId, formType' });
  const forms = (await findForms(database, visitor.exhibition)).filter((form) => form.formType === formType);
  const own = forms.find((form) => isFor(form, visitor));
  if (own !== undefined) return own;
  throw new Refusal(forms.length === 0 ? 'NOT_FOUND' : 'FORBIDDEN');
}

/**
 * The form that was asked for by its id, if it is for this visitor.
 * @throws Refusal as {@link chooseForm}.
 */
export async function admit(
  database: Database,
  visitor: Visitor,
  form: PublishedForm | null,
  formType: string | undefined,
): Promise<PublishedForm> {
  if (form === null || (formType !== undefined && form.formType !== formType)) {
    throw new Refusal('NOT_FOUND');
  }
  if (isFor(form, visitor) || (await follows(database, visitor, form))) return form;
  throw new Refusal('FORBIDDEN');
}

/** Whether people registered themselves with this form through a link of the visitor's exhibitor, which sees them through. */
async function follows(
  database: Database,
  { exhibition, subject }: Visitor,
  form: PublishedForm,
): Promise<boolean> {
  if (!registersPeople(form) || subject.kind !== 'exhibitor') return false;
  return hasPersonsOf(database, exhibition, subject.exhibitorId, form.formId);
}
