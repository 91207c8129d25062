import { anyOf } from '../database/queries/any-of.ts';
import type { Database, Transaction } from '../database/database.ts';
import { scoped, tenantScoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';

/** Whose fairs the database holds. */
export async function findTenants(database: Database): Promise<readonly string[]> {
  const rows = await database.selectFrom('tenant').select('tenant_id').orderBy('tenant_id').execute();
  return rows.map(({ tenant_id: tenantId }) => tenantId);
}

export async function openExhibition(transaction: Transaction, scope: Scope): Promise<void> {
  await scoped(transaction, scope).updateTable('exhibition').set({ open: true }).execute();
}

/** Accounts of these phones and usernames get a password; all others that have none are to set one. */
export async function givePasswords(
  transaction: Transaction,
  tenantId: string,
  logins: readonly string[],
  passwordHash: string,
): Promise<void> {
  const without = tenantScoped(transaction, tenantId)
    .updateTable('account')
    .where('password_hash', 'is', null);
  await without
    .set({ password_hash: passwordHash, need_set_pwd: false })
    .where((row) => row.or([row('phone', '=', anyOf([...logins])), row('username', '=', anyOf([...logins]))]))
    .execute();
  await without.set({ need_set_pwd: true }).execute();
}

/** The account of a username that has no authenticator; null where there is none. */
export async function findWithoutFactor(
  transaction: Transaction,
  tenantId: string,
  username: string,
): Promise<string | null> {
  const row = await tenantScoped(transaction, tenantId)
    .selectFrom('account')
    .select('account_id')
    .where('username', '=', username)
    .where('totp_sealed', 'is', null)
    .executeTakeFirst();
  return row?.account_id ?? null;
}
