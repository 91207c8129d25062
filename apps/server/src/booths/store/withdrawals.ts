import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Whether the badges and passes of an exhibitor are void, for it withdrew. */
export async function hasVoidBadges(database: Database, scope: Scope, exhibitorId: string): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('exhibitor_withdrawal')
    .select('exhibitor_id')
    .where('exhibitor_id', '=', exhibitorId)
    .where('badges_void', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
