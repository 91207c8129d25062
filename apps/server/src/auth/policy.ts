import { limits } from '@zhantai/contract';
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

/** Whether a member of staff must have a second factor: whoever manages others or sees what is sensitive. */
export function mustEnrol({
  role,
  tenantAdmin,
  maySeeSensitive,
}: Pick<Staff, 'role' | 'tenantAdmin' | 'maySeeSensitive'>): boolean {
  return role === 'admin' || tenantAdmin || maySeeSensitive;
}

/** Whether a member of staff must have a second factor, has none, and may put it off no longer. */
export function needsFactor(staff: Staff, now: Date): boolean {
  const { enrolled, putOffUntil } = staff.factor;
  return !enrolled && mustEnrol(staff) && (putOffUntil === null || putOffUntil <= now);
}

/** @throws Refusal FACTOR_NEEDED for who can only enrol a second factor now. */
export function requireFactor(staff: Staff, now: Date): void {
  if (needsFactor(staff, now)) throw new Refusal('FACTOR_NEEDED');
}

/** Until when what a code was proved for may be done; null where none was. */
export function stepUpEnds({ steppedUpAt }: Pick<Staff, 'steppedUpAt'>): Date | null {
  return steppedUpAt === null ? null : new Date(steppedUpAt.getTime() + limits.stepUpSeconds * 1000);
}

/** @throws Refusal STEP_UP_NEEDED for who proved no code within the last ten minutes. */
export function requireStepUp(staff: Pick<Staff, 'steppedUpAt'>, now: Date): void {
  const ends = stepUpEnds(staff);
  if (ends === null || ends <= now) throw new Refusal('STEP_UP_NEEDED');
}

/** How somebody is refused who switches to what they do not act for. */
export function refuseSwitch(): Refusal {
  return new Refusal('FORBIDDEN');
}
