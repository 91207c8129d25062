import type { Database } from '../database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { appliesTo } from './audience.ts';
import type { PublishedForm } from './form.ts';
import { findForm, findForms } from './store.ts';
import type { Visitor } from './visitor.ts';

/** How a call names a form (wire.md §4). Ids are filters, never rights. */
export interface FormChoice {
  readonly formId?: string | undefined;
  readonly formType?: string | undefined;
  readonly exhibitorId?: string | undefined;
}

/**
 * The form a call means, by its id, else the first of that type for this visitor.
 * @throws Refusal NOT_FOUND if there is none, FORBIDDEN if it is for others or speaks for another exhibitor.
 */
export async function chooseForm(
  database: Database,
  visitor: Visitor,
  choice: FormChoice,
): Promise<PublishedForm> {
  const { formId, formType, exhibitorId } = choice;
  // wire.md §3: only the transport supplier that an exhibitor chose speaks for it, and no form makes that choice yet.
  if (exhibitorId !== undefined && exhibitorId !== visitor.user.exhibitorId) throw new Refusal('FORBIDDEN');
  if (formId !== undefined) {
    const form = await findForm(database, visitor.exhibition, formId);
    if (form === null || (formType !== undefined && form.formType !== formType))
      throw new Refusal('NOT_FOUND');
    if (!appliesTo(form.audience, visitor.viewer)) throw new Refusal('FORBIDDEN');
    return form;
  }
  if (formType === undefined) throw new Refusal('BAD_REQUEST', { detail: 'formId, formType' });
  const forms = (await findForms(database, visitor.exhibition)).filter((form) => form.formType === formType);
  const own = forms.find((form) => appliesTo(form.audience, visitor.viewer));
  if (own !== undefined) return own;
  throw new Refusal(forms.length === 0 ? 'NOT_FOUND' : 'FORBIDDEN');
}
