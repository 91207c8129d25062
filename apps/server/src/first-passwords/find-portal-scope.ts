import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { selectPortalExhibitions } from './store.ts';

/**
 * An exhibition in whose portal an account may sign in: the one of this id, else the one it was in last.
 * @returns null where there is none.
 */
export async function findPortalScope(
  database: Database,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  wanted: string | undefined,
): Promise<Scope | null> {
  const all = await selectPortalExhibitions(database, tenantId, accountId);
  return all.find(({ exhibitionId }) => wanted === undefined || exhibitionId === wanted) ?? null;
}
