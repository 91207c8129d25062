import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { hasVoidBadges } from './store/withdrawals.ts';

/** Whether badges and passes are void, for the exhibitor withdrew; those of nobody in particular are not. */
export async function areBadgesVoid(
  database: Database,
  scope: Scope,
  exhibitorId: string | null,
): Promise<boolean> {
  return exhibitorId !== null && hasVoidBadges(database, scope, exhibitorId);
}
