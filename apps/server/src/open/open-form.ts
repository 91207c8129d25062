import { formTypeCodes, type OpenFormQuery } from '@zhantai/contract';
import type { Exhibition } from '../exhibitions/index.ts';
import { findForm, findForms, registersPeople, type PublishedForm } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Database } from '../database/database.ts';
import type { Ticket } from '../tickets/index.ts';

/** Forms that register visitors: the invitation's, and the one that everybody may fill in (pages.md). */
const visitorKeys: ReadonlySet<string> = new Set(['exhibitor_invitation_Form', 'visitor_reg']);

/** Whether what is submitted makes somebody a registered visitor. */
export function registersVisitors({
  formType,
  pageKey,
}: Pick<PublishedForm, 'formType' | 'pageKey'>): boolean {
  return formType === formTypeCodes.exhibitor_invitation_Form || visitorKeys.has(pageKey);
}

/** The form that a ticket is for. @throws Refusal NOT_FOUND if it is gone, or the call names another one. */
export async function formOfTicket(
  database: Database,
  exhibition: Exhibition,
  { formId }: Pick<Ticket, 'formId'>,
  query: OpenFormQuery,
): Promise<PublishedForm> {
  const form = formId === null ? null : await findForm(database, exhibition, formId);
  if (form === null || !isNamed(form, query)) throw new Refusal('NOT_FOUND');
  return form;
}

/**
 * A form that is open to everybody, by its id or type. People who come through an exhibitor need its link.
 * @throws Refusal FORM_NOT_PUBLIC for every other form, whether there is one or not, TICKET_INVALID where none is named.
 */
export async function formOfEverybody(
  database: Database,
  exhibition: Exhibition,
  query: OpenFormQuery,
): Promise<PublishedForm> {
  if (query.formId === undefined && query.formType === undefined) throw new Refusal('TICKET_INVALID');
  const forms = await findForms(database, exhibition);
  const form = forms.find((one) => isNamed(one, query) && isForEverybody(one));
  if (form === undefined) throw new Refusal('FORM_NOT_PUBLIC');
  return form;
}

function isForEverybody(form: PublishedForm): boolean {
  const { audience, formType } = form;
  return (
    audience.roles.includes('public') &&
    !registersPeople(form) &&
    formType !== formTypeCodes.exhibitor_invitation_Form
  );
}

function isNamed(form: PublishedForm, { formId, formType }: OpenFormQuery): boolean {
  return (
    (formId === undefined || form.formId === formId) && (formType === undefined || form.formType === formType)
  );
}
