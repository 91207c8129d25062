import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** A draft key as it is stored. */
export interface SealedDraftKey {
  /** Number of the data key that sealed it. */
  readonly keyId: string;
  readonly sealed: Buffer;
}

interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** The draft key of an account; null while it has none. */
export async function selectDraftKey(
  database: Database,
  { tenantId, accountId }: Owner,
): Promise<SealedDraftKey | null> {
  const row = await database
    .selectFrom('account')
    .select(['draft_key as sealed', 'draft_key_id as keyId'])
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined || row.sealed === null || row.keyId === null
    ? null
    : { sealed: row.sealed, keyId: row.keyId };
}

/** Gives an account a draft key, in place of its own only where that is wanted; resolves to the one it has then. */
export async function updateDraftKey(
  database: Database,
  { tenantId, accountId }: Owner,
  { sealed, keyId }: SealedDraftKey,
  replace: boolean,
): Promise<SealedDraftKey> {
  const { rows } = await sql<SealedDraftKey>`
    update account set
      draft_key = case when ${replace}::boolean then ${sealed}::bytea else coalesce(draft_key, ${sealed}::bytea) end,
      draft_key_id = case when ${replace}::boolean or draft_key is null then ${keyId} else draft_key_id end
    where tenant_id = ${tenantId} and account_id = ${accountId}
    returning draft_key as sealed, draft_key_id as "keyId"
  `.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('An account that signed in is gone');
  return row;
}
