// What tests of other features, and the tool that makes the demo, use of invitations.
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { putException } from '../exceptions/index.ts';
import type { Scope } from '../exhibitions/index.ts';
export { insertMessages } from './messages/store.ts';

/** Sets how many may register through an exhibitor. */
export async function setQuota(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  quota: number,
): Promise<void> {
  const given = {
    kind: 'invitations',
    formId: '',
    value: quota,
    reason: '',
    by: null,
    at: new Date(),
  } as const;
  await inTransaction(database, (transaction) => putException(transaction, scope, exhibitorId, given));
}
