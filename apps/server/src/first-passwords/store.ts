import { sql, type SqlBool } from 'kysely';
import { portalRoles } from '@zhantai/contract';
import { standsWithin, type Limits } from '../booths/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { scoped, tenantScoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';

/** An account that somebody may be sent a link for. */
export interface Candidate {
  readonly accountId: string;
  readonly exhibitorId: string | null;
  readonly company: string;
  readonly role: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
  readonly language: string | null;
  /** No password of its own yet. */
  readonly open: boolean;
  readonly locked: boolean;
}

/** The accounts of users of the portal in an exhibition by their own ids or their exhibitors', each once. */
export async function findCandidates(
  database: Database,
  scope: Scope,
  {
    accountIds,
    exhibitorIds,
  }: { readonly accountIds: readonly string[]; readonly exhibitorIds: readonly string[] },
  limits: Pick<Limits, 'halls'> = { halls: [] },
): Promise<readonly Candidate[]> {
  const rows = await scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .leftJoin('exhibitor', 'exhibitor.exhibitor_id', 'membership.exhibitor_id')
    .distinctOn('account.account_id')
    .select([
      'account.account_id as accountId',
      'membership.exhibitor_id as exhibitorId',
      'membership.role',
      'exhibitor.name as company',
      'exhibitor.language',
      'account.name',
      'account.phone',
      'account.email',
      sql<boolean>`account.password_hash is null or account.need_set_pwd`.as('open'),
      sql<boolean>`account.locked_reason is not null`.as('locked'),
    ])
    .where('membership.role', 'in', [...portalRoles])
    .where(
      sql<SqlBool>`(account.account_id = any(${[...accountIds]}::text[]) or membership.exhibitor_id = any(${[...exhibitorIds]}::text[]))`,
    )
    .where(standsWithin(scope, limits, sql.ref('membership.exhibitor_id')))
    .orderBy('account.account_id')
    .orderBy('membership.main', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, company: row.company ?? '' }));
}

/** A link of an account. */
export interface PasswordLink {
  readonly accountId: string;
  /** The subject of its tickets. */
  readonly linkId: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** The link that an account has, used or not. */
export async function findLinkOf(
  database: Database,
  scope: Scope,
  accountId: string,
): Promise<PasswordLink | null> {
  const row = await links(database, scope).where('account_id', '=', accountId).executeTakeFirst();
  return row ?? null;
}

/** The unused link that a ticket came from, while it lives. */
export async function findOpenLink(
  database: Database,
  scope: Scope,
  linkId: string,
  now: Date,
): Promise<PasswordLink | null> {
  const row = await links(database, scope)
    .where('link_id', '=', linkId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the newest link of an account; the one before opens nothing any more. */
export async function keepLink(
  transaction: Transaction,
  scope: Scope,
  { accountId, linkId, code, expiresAt }: PasswordLink,
  by: string | null,
  at: Date,
): Promise<void> {
  const link = {
    link_id: linkId,
    code,
    expires_at: expiresAt,
    used_at: null,
    created_by: by,
    created_at: at,
  };
  await scoped(transaction, scope)
    .insertInto('password_link')
    .values({
      account_id: accountId,
      ...link,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'exhibition_id', 'account_id']).doUpdateSet(link),
    )
    .execute();
}

/** Uses a link up. @returns whether it was still to be used. */
export async function useLink(
  transaction: Transaction,
  scope: Scope,
  linkId: string,
  now: Date,
): Promise<boolean> {
  const done = await scoped(transaction, scope)
    .updateTable('password_link')
    .set({ used_at: now })
    .where('link_id', '=', linkId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** The link of an account opens nothing any more. */
export async function closeLinkOf(
  transaction: Transaction,
  scope: Scope,
  accountId: string,
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('password_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

function links(database: Database, scope: Scope) {
  return scoped(database, scope)
    .selectFrom('password_link')
    .select(['account_id as accountId', 'link_id as linkId', 'code', 'expires_at as expiresAt']);
}

/** The exhibitions in which an account has a role of the portal, the one used last first. */
export async function selectPortalExhibitions(
  database: Database,
  tenantId: string,
  accountId: string,
): Promise<readonly Scope[]> {
  const rows = await tenantScoped(database, tenantId)
    .selectFrom('membership')
    .select('exhibition_id')
    .where('account_id', '=', accountId)
    .where('role', 'in', [...portalRoles])
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('created_at', 'desc')
    .execute();
  return [...new Set(rows.map((row) => row.exhibition_id))].map((exhibitionId) => ({
    tenantId,
    exhibitionId,
  }));
}
