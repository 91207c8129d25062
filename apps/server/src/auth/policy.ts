import type { Database } from '../database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Caller, Staff, User } from './caller.ts';
import type { Account } from './store/accounts.ts';
import { selectMaySetPassword } from './store/sessions.ts';

/** @throws Refusal FORBIDDEN where it is staff or nobody. */
export function requireUser(caller: Caller): User {
  if (caller.kind !== 'user') throw new Refusal('FORBIDDEN');
  return caller;
}

/** @throws Refusal FORBIDDEN where it is a user of the portal or nobody. */
export function requireStaff(caller: Caller): Staff {
  if (caller.kind !== 'staff') throw new Refusal('FORBIDDEN');
  return caller;
}

/** The exhibitor that a user acts for. @throws Refusal FORBIDDEN for who acts for none. */
export function requireExhibitorOf({ exhibitorId }: Pick<User, 'exhibitorId'>): string {
  if (exhibitorId === null) throw new Refusal('FORBIDDEN');
  return exhibitorId;
}

/** @throws Refusal FORBIDDEN for who has a password and proved no phone in this session (wire.md §2). */
export async function requireMaySetPassword(database: Database, caller: User | Staff): Promise<void> {
  if (!(await selectMaySetPassword(database, caller))) throw new Refusal('FORBIDDEN');
}

/** The account of a session. @throws Refusal FORBIDDEN if it is gone. */
export function requireAccount(account: Account | null): Account {
  if (account === null) throw new Refusal('FORBIDDEN');
  return account;
}

/** How somebody is refused who switches to what they do not act for. */
export function refuseSwitch(): Refusal {
  return new Refusal('FORBIDDEN');
}
