import { staffRoles, type StaffRole } from '@zhantai/contract';
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

/** An invitation to be. */
export interface NewInvitation extends Invited, Omit<NewLink, 'accountId'> {}

/** What somebody who accepts an invitation becomes. */
export interface Invited {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly formGroups: readonly string[];
  readonly formIds: readonly string[];
  readonly halls: readonly string[];
  readonly mayDecide: boolean;
  readonly maySeeSensitive: boolean;
  readonly memberEndsAt: Date | null;
}

export async function insertInvitation(
  transaction: Transaction,
  scope: Scope,
  invitation: NewInvitation,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('staff_link')
    .values({
      link_id: invitation.linkId,
      code_hash: invitation.codeHash,
      account_id: null,
      name: invitation.name,
      email: invitation.email,
      role: invitation.role,
      form_groups: [...invitation.formGroups],
      form_ids: [...invitation.formIds],
      halls: [...invitation.halls],
      may_decide: invitation.mayDecide,
      may_see_sensitive: invitation.maySeeSensitive,
      member_ends_at: invitation.memberEndsAt,
      made_by: invitation.madeBy,
      made_at: invitation.madeAt,
      expires_at: invitation.expiresAt,
      used_at: null,
    })
    .execute();
}

/** An invitation that nobody accepted yet. */
interface OpenInvitation {
  readonly linkId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly expiresAt: Date;
}

/** Invitations that nobody accepted yet, the newest first. */
export async function findInvitations(
  database: Database,
  scope: Scope,
  at: Date,
): Promise<readonly OpenInvitation[]> {
  const rows = await scoped(database, scope)
    .selectFrom('staff_link')
    .select(['link_id as linkId', 'name', 'role', 'expires_at as expiresAt'])
    .where('role', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('made_at', 'desc')
    .orderBy('link_id')
    .execute();
  return rows.map(({ role, ...row }) => ({ ...row, role: roleOf(role) ?? 'reviewer' }));
}

/** The link of an invitation opens nothing any more. @returns whether it still did. */
export async function closeInvitation(
  transaction: Transaction,
  scope: Scope,
  linkId: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await scoped(transaction, scope)
    .updateTable('staff_link')
    .set({ used_at: at })
    .where('link_id', '=', linkId)
    .where('role', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const roleOf = (role: string | null): StaffRole | null => staffRoles.find((known) => known === role) ?? null;

/** A link that is good. */
export interface GoodLink extends Scope {
  readonly linkId: string;
  readonly name: string;
  readonly expiresAt: Date;
  /** Whose password it sets, or what it makes of who accepts it. */
  readonly aim:
    | { readonly kind: 'password'; readonly accountId: string; readonly username: string }
    | { readonly kind: 'invitation'; readonly invited: Invited };
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
    .leftJoin('account', 'account.account_id', 'staff_link.account_id')
    .select([
      'staff_link.tenant_id as tenantId',
      'staff_link.exhibition_id as exhibitionId',
      'staff_link.link_id as linkId',
      'staff_link.account_id as accountId',
      sql<string>`coalesce(account.name, staff_link.name)`.as('name'),
      sql<string>`coalesce(account.username, '')`.as('username'),
      'staff_link.email',
      'staff_link.role',
      'staff_link.form_groups as formGroups',
      'staff_link.form_ids as formIds',
      'staff_link.halls',
      'staff_link.may_decide as mayDecide',
      'staff_link.may_see_sensitive as maySeeSensitive',
      'staff_link.member_ends_at as memberEndsAt',
      'staff_link.expires_at as expiresAt',
    ])
    .where('staff_link.code_hash', '=', codeHash)
    .where('staff_link.used_at', 'is', null)
    .where('staff_link.expires_at', '>', at)
    .where('account.locked_reason', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { exhibitionId, linkId, name, expiresAt, accountId, username, ...invited } = row;
  const link = { tenantId, exhibitionId, linkId, name, expiresAt };
  if (accountId !== null) return { ...link, aim: { kind: 'password', accountId, username } };
  const role = roleOf(invited.role);
  if (role === null) return null;
  return { ...link, aim: { kind: 'invitation', invited: { ...invited, name, role } } };
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
