import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { closeLinkOf } from './store.ts';

/** Whoever holds the link of an account sets no password with it any more: it went to a phone of before. */
export async function closeLink(
  transaction: Transaction,
  scope: Scope,
  accountId: string,
  at: Date,
): Promise<void> {
  await closeLinkOf(transaction, scope, accountId, at);
}
