import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
import { inTenant } from '../../database/scoped/in-scope.ts';

/** A draft key as it is stored. */
export interface SealedDraftKey {
  /** Number of the data key that sealed it. */
  readonly keyId: string;
  readonly ciphertext: Buffer;
}

/** Whose drafts. */
export interface DraftKeyOwner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** The draft key of an account; null while it has none. */
export async function selectDraftKey(
  database: Database,
  { tenantId, accountId }: DraftKeyOwner,
): Promise<SealedDraftKey | null> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('account')
    .select(['draft_key as ciphertext', 'draft_key_id as keyId'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined || row.ciphertext === null || row.keyId === null
    ? null
    : { ciphertext: row.ciphertext, keyId: row.keyId };
}

/** Gives an account a draft key, in place of its own only where that is wanted; resolves to the one it has then. */
export async function updateDraftKey(
  database: Database,
  { tenantId, accountId }: DraftKeyOwner,
  { ciphertext, keyId }: SealedDraftKey,
  replace: boolean,
): Promise<SealedDraftKey> {
  const { rows } = await sql<SealedDraftKey>`
    update account set
      draft_key = case when ${replace}::boolean then ${ciphertext}::bytea
        else coalesce(draft_key, ${ciphertext}::bytea) end,
      draft_key_id = case when ${replace}::boolean or draft_key is null then ${keyId} else draft_key_id end
    where ${inTenant(tenantId)} and account_id = ${accountId}
    returning draft_key as ciphertext, draft_key_id as "keyId"
  `.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('An account that signed in is gone');
  return row;
}

/** Draft keys that one of these data keys sealed, locked until the transaction ends; those that others hold are left out. */
export async function lockDraftKeysOf(
  transaction: Transaction,
  keyIds: readonly string[],
  most: number,
): Promise<readonly { readonly owner: DraftKeyOwner; readonly sealed: SealedDraftKey }[]> {
  const rows = await transaction
    .selectFrom('account')
    .select(['tenant_id', 'account_id', 'draft_key as ciphertext', 'draft_key_id as keyId'])
    .where('draft_key_id', '=', sql<string>`any(${[...keyIds]}::text[])`)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.flatMap(({ tenant_id: tenantId, account_id: accountId, ciphertext, keyId }) =>
    ciphertext === null || keyId === null
      ? []
      : [{ owner: { tenantId, accountId }, sealed: { ciphertext, keyId } }],
  );
}
