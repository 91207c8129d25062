import type { StaffLinkUsed, UseStaffLinkRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { hashSecret, setFirstPassword, type Origin } from '../../auth/index.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StaffServices } from '../services.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findGoodLink, takeLink } from './store.ts';

/** Who uses a link, and from where. */
export interface StaffLinkUse {
  readonly exhibition: Exhibition;
  readonly wanted: UseStaffLinkRequest;
  readonly language: Language;
  readonly origin: Origin;
}

/**
 * Sets the password of the account that a link is for, or accepts an invitation; of two who use one, one does.
 * @throws Refusal PASSWORDS_DIFFER, PASSWORD_WEAK, LINK_INVALID, TICKET_SPENT, USERNAME_TAKEN.
 */
export async function useStaffLink(
  services: StaffServices,
  { exhibition, wanted, language, origin }: StaffLinkUse,
): Promise<StaffLinkUsed> {
  const { database, exhibitions, now } = services;
  const { tenantId } = exhibition;
  // Before the password is hashed, which costs: who has no link is not let that far.
  const link = await findGoodLink(database, tenantId, hashSecret(wanted.code), now());
  const place = link === null ? null : await exhibitions.find(tenantId, link.exhibitionId);
  if (link === null || place === null) throw new Refusal('LINK_INVALID');
  if (link.aim.kind === 'invitation') {
    const joining = { link, invited: link.aim.invited, wanted, origin };
    return acceptInvitation(services, joining);
  }
  const { accountId, username } = link.aim;
  const setting = { exhibition: place, language, accountId, wanted, origin };
  await setFirstPassword(services, setting, (transaction) => takeLink(transaction, link, now()));
  return { username };
}
