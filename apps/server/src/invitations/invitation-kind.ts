import { formTypeCodes } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { TicketPurpose } from '../database/tables/open-tables.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { findForms, registersPeople, type PublishedForm } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';

/** What an exhibitor invites to. */
export interface InvitationKind {
  readonly purpose: Extract<TicketPurpose, 'visitor' | 'staff'>;
  /** The page that a link leads to; `{code}` stands for its code. */
  readonly path: string;
}

const visitors: InvitationKind = { purpose: 'visitor', path: '/invitationHome?code={code}' };
const staff: InvitationKind = { purpose: 'staff', path: '/staff' };

/** By `siecType`: the type code of the form that the exhibitor invites with. */
const kinds: ReadonlyMap<string, InvitationKind> = new Map([
  [formTypeCodes.invite, visitors],
  [formTypeCodes.exhibitor_invitation, visitors],
  [formTypeCodes.exhibitor_invitationAudience, visitors],
  [formTypeCodes.inviteVisitor, visitors],
  [formTypeCodes.exhibitorPersion, staff],
]);

/** @throws Refusal BAD_REQUEST for a type that invites nobody. */
export function invitationKind(siecType: string): InvitationKind {
  const kind = kinds.get(siecType);
  if (kind === undefined) throw new Refusal('BAD_REQUEST', { detail: 'siecType' });
  return kind;
}

/** The form that the invited fill in; null where the exhibition has none. */
export async function findInvitedForm(
  database: Database,
  exhibition: Exhibition,
  { purpose }: Pick<InvitationKind, 'purpose'>,
): Promise<PublishedForm | null> {
  const forms = await findForms(database, exhibition);
  const fits = (form: PublishedForm): boolean =>
    purpose === 'staff'
      ? registersPeople(form) && !form.audience.roles.includes('exhibitor')
      : form.formType === formTypeCodes.exhibitor_invitation_Form;
  return forms.find(fits) ?? null;
}
