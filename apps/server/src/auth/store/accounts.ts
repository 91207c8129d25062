import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
import type { LoginKind } from '../accounts/login-name.ts';

/** An account as signing in sees it. */
export interface Account {
  readonly tenantId: string;
  readonly accountId: string;
  readonly phone: string | null;
  readonly username: string | null;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly needSetPwd: boolean;
  readonly lockedReason: string | null;
  /** Makes exhibitions, and counts as admin of each. */
  readonly tenantAdmin: boolean;
  /** Signs in with a code besides the password. */
  readonly hasFactor: boolean;
}

const columns = [
  'tenant_id as tenantId',
  'account_id as accountId',
  'phone',
  'username',
  'name',
  'email',
  'password_hash as passwordHash',
  'need_set_pwd as needSetPwd',
  'locked_reason as lockedReason',
  'tenant_admin as tenantAdmin',
  sql<boolean>`totp_sealed is not null`.as('hasFactor'),
] as const;

/** The account with this phone or user name in a tenant. */
export async function selectAccountByLogin(
  database: Database,
  tenantId: string,
  column: LoginKind,
  login: string,
): Promise<Account | null> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('account')
    .select(columns)
    .where(column, '=', login)
    .executeTakeFirst();
  return row ?? null;
}

/** The accounts of this phone or user name, one of each tenant that has one. */
export async function selectAccountsNamed(
  database: Database,
  column: LoginKind,
  login: string,
): Promise<readonly Account[]> {
  return database
    .selectFrom('account')
    .select(columns)
    .where(column, '=', login)
    .orderBy('tenant_id')
    .execute();
}

export async function selectAccount(
  database: Database,
  tenantId: string,
  accountId: string,
): Promise<Account | null> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('account')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** The account, locked until the transaction ends. */
export async function lockAccount(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
): Promise<Account | null> {
  const row = await tenantScoped(transaction, tenantId)
    .selectFrom('account')
    .select(columns)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Closes an account with a reason, or opens it: null. */
export async function updateLock(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
  reason: string | null,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('account')
    .set({ locked_reason: reason })
    .where('account_id', '=', accountId)
    .execute();
}

/** Gives an account another number to sign in with; that nobody else has it is known before. */
export async function updatePhone(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
  phone: string,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('account')
    .set({ phone })
    .where('account_id', '=', accountId)
    .execute();
}

/** Asks whoever has an account for a new password, which a link or a session may then set. */
export async function updateNeedsPassword(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('account')
    .set({ need_set_pwd: true })
    .where('account_id', '=', accountId)
    .execute();
}

/** Gives an account a password of its own. */
export async function updatePassword(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('account')
    .set({ password_hash: passwordHash, need_set_pwd: false })
    .where('account_id', '=', accountId)
    .execute();
}

export async function insertAccount(database: Database, account: Account): Promise<void> {
  await tenantScoped(database, account.tenantId)
    .insertInto('account')
    .values({
      account_id: account.accountId,
      phone: account.phone,
      username: account.username,
      name: account.name,
      email: account.email,
      password_hash: account.passwordHash,
      need_set_pwd: account.needSetPwd,
      locked_reason: account.lockedReason,
      tenant_admin: account.tenantAdmin,
      // Whoever makes accounts with an address knows it: people do not enter their own.
      email_verified_at: account.email === '' ? null : sql<Date>`now()`,
    })
    .execute();
}

/** The address of an account that is known to be its own; null where there is none. */
export async function selectVerifiedEmail(
  database: Database,
  tenantId: string,
  accountId: string,
): Promise<string | null> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('account')
    .select('email')
    .where('account_id', '=', accountId)
    .where('email', '!=', '')
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.email ?? null;
}
