import type { User } from '../auth/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ExhibitorMember } from './store.ts';

/** @throws Refusal FORBIDDEN for all but the main account of an exhibitor. */
export function requireMain(members: readonly ExhibitorMember[], { accountId }: User): void {
  if (!members.some((member) => member.main && member.accountId === accountId))
    throw new Refusal('FORBIDDEN');
}

/** @throws Refusal FORBIDDEN for the main account and one's own: nobody is left without a way in. */
export function requireRemovable({ main, accountId }: ExhibitorMember, user: User): void {
  if (main || accountId === user.accountId) throw new Refusal('FORBIDDEN');
}
