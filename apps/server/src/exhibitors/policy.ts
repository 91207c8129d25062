import type { Staff } from '../auth/index.ts';
import { maySeeExhibitor, maySeeHall } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * Exhibitors are seen by halls alone: who is limited to forms reads all of them and changes none.
 * @throws Refusal NOT_FOUND for one that has no booth within the halls.
 */
export async function requireSeenExhibitor(
  database: Database,
  scope: Scope,
  staff: Pick<Staff, 'halls'>,
  exhibitorId: string,
): Promise<void> {
  if (!(await maySeeExhibitor(database, scope, staff, exhibitorId))) throw new Refusal('NOT_FOUND');
}

/** Both ends of a move lie within the halls. @throws Refusal NOT_FOUND for a hall beyond them. */
export function requireSeenHall(staff: Pick<Staff, 'halls'>, hall: string): void {
  if (!maySeeHall(staff, hall)) throw new Refusal('NOT_FOUND');
}
