import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';

/** An account. */
export interface AccountKey {
  readonly tenantId: string;
  readonly accountId: string;
}

/** The secret of an authenticator as it is stored. */
export interface SealedSecret {
  /** Number of the data key that sealed it. */
  readonly keyId: string;
  readonly ciphertext: Buffer;
}

/** The second factor of an account. */
export interface StoredFactor {
  readonly sealed: SealedSecret;
  /** The last code that was used; none before it is good any more. */
  readonly lastStep: number | null;
}

/** The second factor of an account; null where it has none. */
export async function selectFactor(
  database: Database,
  { tenantId, accountId }: AccountKey,
): Promise<StoredFactor | null> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('account')
    .select(['totp_sealed as ciphertext', 'totp_key_id as keyId', 'totp_last_step as lastStep'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined || row.ciphertext === null || row.keyId === null) return null;
  const { ciphertext, keyId, lastStep } = row;
  return { sealed: { ciphertext, keyId }, lastStep };
}

/** Gives an account its second factor, or takes it: null. */
export async function updateFactor(
  transaction: Database,
  { tenantId, accountId }: AccountKey,
  sealed: SealedSecret | null,
  lastStep: number | null = null,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('account')
    .set({
      totp_sealed: sealed?.ciphertext ?? null,
      totp_key_id: sealed?.keyId ?? null,
      totp_last_step: lastStep,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Notes which code was used. */
export async function updateLastStep(
  transaction: Transaction,
  { tenantId, accountId }: AccountKey,
  lastStep: number,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('account')
    .set({ totp_last_step: lastStep })
    .where('account_id', '=', accountId)
    .execute();
}

/** Secrets that one of these data keys sealed, locked until the transaction ends; those that others hold are left out. */
export async function lockFactorsOf(
  transaction: Transaction,
  keyIds: readonly string[],
  most: number,
): Promise<readonly (AccountKey & StoredFactor)[]> {
  const { rows } = await sql<AccountKey & SealedSecret & Pick<StoredFactor, 'lastStep'>>`
    select tenant_id as "tenantId", account_id as "accountId", totp_sealed as ciphertext, totp_key_id as "keyId",
      totp_last_step as "lastStep"
    from account where totp_key_id = any(${[...keyIds]}::text[]) and totp_sealed is not null
    limit ${most} for update skip locked`.execute(transaction);
  return rows.map(({ tenantId, accountId, ciphertext, keyId, lastStep }) => ({
    tenantId,
    accountId,
    sealed: { ciphertext, keyId },
    lastStep,
  }));
}

/** Gives an account these recovery codes in place of all it had. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  { tenantId, accountId }: AccountKey,
  hashes: readonly Buffer[],
): Promise<void> {
  const tables = tenantScoped(transaction, tenantId);
  await tables.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ account_id: accountId, code_hash: hash, used_at: null }));
  await tables.insertInto('recovery_code').values(rows).execute();
}

/** Uses a recovery code up. @returns whether it was good. */
export async function takeRecoveryCode(
  transaction: Transaction,
  { tenantId, accountId }: AccountKey,
  hash: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await tenantScoped(transaction, tenantId)
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many recovery codes of an account are left. */
export async function countRecoveryCodes(
  database: Database,
  { tenantId, accountId }: AccountKey,
): Promise<number> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.left ?? 0;
}
