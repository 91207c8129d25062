// What tests of other features, and the tool that makes the demo, use of invitations.
import type { Database } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
export { insertMessages } from './messages/store.ts';

/** Sets how many may register through an exhibitor. */
export async function setQuota(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  quota: number,
): Promise<void> {
  await scoped(database, scope)
    .insertInto('exhibitor_exception')
    .values({ exhibitor_id: exhibitorId, kind: 'invitations', value: quota, reason: '', granted_by: null })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'exhibitor_id', 'kind', 'form_id'])
        .doUpdateSet({ value: quota }),
    )
    .execute();
}
