import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Begun } from '../../forms/index.ts';
import { isBegun } from './submission-rows.ts';

/** What a transport supplier began for its clients, by exhibitor. */
export async function selectSupplied(
  database: Database,
  scope: Scope,
  accountId: string,
): Promise<ReadonlyMap<string, readonly Begun[]>> {
  const rows = await scoped(database, scope)
    .selectFrom('submission')
    .select(['exhibitor_id', 'form_id as formId', 'status'])
    .where('subject_kind', '=', 'transport')
    .where('account_id', '=', accountId)
    .where(isBegun)
    .execute();
  const supplied = new Map<string, Begun[]>();
  for (const { exhibitor_id: exhibitorId, ...begun } of rows)
    supplied.set(exhibitorId ?? '', [...(supplied.get(exhibitorId ?? '') ?? []), begun]);
  return supplied;
}
