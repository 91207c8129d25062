import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What a transport supplier handed in for its clients and was not returned, as `exhibitor form`. */
export async function selectSupplied(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('submission')
    .select(['exhibitor_id', 'form_id'])
    .where('tenant_id', '=', tenantId)
    .where('exhibition_id', '=', exhibitionId)
    .where('subject_kind', '=', 'transport')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['submitted', 'wait', 'adopt'])
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => `${row.exhibitor_id ?? ''} ${row.form_id}`));
}
