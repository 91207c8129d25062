import type { Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What whoever has a phone is in this exhibition. */
export async function findRolesOf(
  transaction: Transaction,
  scope: Scope,
  phone: string,
): Promise<readonly { readonly role: string; readonly exhibitorId: string | null }[]> {
  return scoped(transaction, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select(['membership.role', 'membership.exhibitor_id as exhibitorId'])
    .where('account.phone', '=', phone)
    .execute();
}

/** Accounts that act for an exhibitor. */
export async function findMemberIds(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly string[]> {
  const rows = await scoped(transaction, scope)
    .selectFrom('membership')
    .select('account_id')
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
  return rows.map(({ account_id: accountId }) => accountId);
}
