import { handedInStatuses } from '@zhantai/contract';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What a transport supplier handed in for its clients and was not returned, as `exhibitor form`. */
export async function selectSupplied(
  database: Database,
  scope: Scope,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const rows = await scoped(database, scope)
    .selectFrom('submission')
    .select(['exhibitor_id', 'form_id'])
    .where('subject_kind', '=', 'transport')
    .where('account_id', '=', accountId)
    .where('status', 'in', [...handedInStatuses])
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => `${row.exhibitor_id ?? ''} ${row.form_id}`));
}
