import { requireExhibitorOf, type User } from '../auth/index.ts';
import { mayActFor } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { seesSensitive, type Actor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';

/** Whose people a caller looks at, and whether these are their own. */
interface PersonRight {
  readonly exhibitorId: string;
  readonly own: boolean;
}

/**
 * The right to the people of an exhibitor: its own to itself, and to the transport supplier it chose to read.
 * @throws Refusal FORBIDDEN for anybody else's (wire.md §3).
 */
export async function requirePersonsOf(
  database: Database,
  user: User,
  exhibition: Exhibition,
  named: string | undefined,
): Promise<PersonRight> {
  const exhibitorId = named ?? requireExhibitorOf(user);
  const own = exhibitorId === user.exhibitorId;
  if (!own && !(await mayActFor(database, exhibition, user, exhibitorId))) throw new Refusal('FORBIDDEN');
  return { exhibitorId, own };
}

/** @throws Refusal FORBIDDEN for who sees ID numbers only masked and would find by them all the same. */
export function requireSearchByNumber(actor: Pick<Actor, 'readOnly' | 'user'>, idNo: string): void {
  if (!seesSensitive(actor) && idNo.trim() !== '') throw new Refusal('FORBIDDEN');
}
