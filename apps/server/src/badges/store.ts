import { anyOf } from '../database/queries/any-of.ts';
import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';

/** A key pair as it is stored. */
export interface BadgeKeyRow {
  readonly number: number;
  /** SPKI, DER. */
  readonly publicKey: Buffer;
  /** 32 bytes in base64url, sealed. */
  readonly privateKey: Buffer;
  /** Number of the data key that sealed the private key. */
  readonly keyId: string;
}

/** Keys of an exhibition, the newest first. */
export async function selectBadgeKeys(database: Database, scope: Scope): Promise<readonly BadgeKeyRow[]> {
  return scoped(database, scope)
    .selectFrom('badge_key')
    .select([
      'key_number as number',
      'public_key as publicKey',
      'private_key as privateKey',
      'key_id as keyId',
    ])
    .orderBy('key_number', 'desc')
    .execute();
}

/** Adds a key unless there is one of this number. */
export async function insertBadgeKey(database: Database, scope: Scope, row: BadgeKeyRow): Promise<void> {
  await scoped(database, scope)
    .insertInto('badge_key')
    .values({
      key_number: row.number,
      public_key: row.publicKey,
      private_key: row.privateKey,
      key_id: row.keyId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A key that one of these data keys sealed, held until the transaction ends; null for none. */
export async function lockBadgeKeyOf(
  transaction: Transaction,
  keyIds: readonly string[],
): Promise<(BadgeKeyRow & { readonly scope: Scope }) | null> {
  const row = await transaction
    .selectFrom('badge_key')
    .selectAll()
    .where('key_id', '=', anyOf(keyIds))
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    scope: { tenantId: row.tenant_id, exhibitionId: row.exhibition_id },
    number: row.key_number,
    publicKey: row.public_key,
    privateKey: row.private_key,
    keyId: row.key_id,
  };
}

/** Stores what another data key sealed. */
export async function updateBadgeKey(
  transaction: Transaction,
  scope: Scope,
  row: BadgeKeyRow,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('badge_key')
    .set({ private_key: row.privateKey, key_id: row.keyId })
    .where('key_number', '=', row.number)
    .execute();
}
