import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A link to be. */
export interface NewLink {
  readonly linkId: string;
  readonly codeHash: Buffer;
  readonly accountId: string;
  readonly madeBy: string | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

export async function insertLink(transaction: Transaction, scope: Scope, link: NewLink): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('staff_link')
    .values({
      link_id: link.linkId,
      code_hash: link.codeHash,
      account_id: link.accountId,
      role: null,
      member_ends_at: null,
      made_by: link.madeBy,
      made_at: link.madeAt,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Links that set the password of an account open nothing any more. */
export async function closeLinksOf(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
  at: Date,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('staff_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** A link that is good. */
export interface GoodLink extends Scope {
  readonly linkId: string;
  readonly accountId: string;
  readonly name: string;
  readonly username: string;
  readonly expiresAt: Date;
}

/** The link of a code, as long as it is good and its account open; null otherwise. */
export async function findGoodLink(
  database: Database,
  tenantId: string,
  codeHash: Buffer,
  at: Date,
): Promise<GoodLink | null> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('staff_link')
    .innerJoin('account', 'account.account_id', 'staff_link.account_id')
    .select([
      'staff_link.tenant_id as tenantId',
      'staff_link.exhibition_id as exhibitionId',
      'staff_link.link_id as linkId',
      'account.account_id as accountId',
      'account.name',
      sql<string>`coalesce(account.username, '')`.as('username'),
      'staff_link.expires_at as expiresAt',
    ])
    .where('staff_link.code_hash', '=', codeHash)
    .where('staff_link.used_at', 'is', null)
    .where('staff_link.expires_at', '>', at)
    .where('account.locked_reason', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up. @returns whether it was still good. */
export async function takeLink(transaction: Transaction, link: GoodLink, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await scoped(transaction, link)
    .updateTable('staff_link')
    .set({ used_at: at })
    .where('link_id', '=', link.linkId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
