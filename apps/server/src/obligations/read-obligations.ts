import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { findObligations, type FoundObligation } from './store/obligations.ts';

/** What applies to each of these exhibitors, in the order of the manual. */
export async function readObligations(
  database: Database,
  scope: Scope,
  exhibitorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FoundObligation[]>> {
  const found = await findObligations(database, scope, exhibitorIds);
  return new Map(exhibitorIds.map((id) => [id, found.filter(({ exhibitorId }) => exhibitorId === id)]));
}
