import { sql } from 'kysely';
import { anyOf } from '../database/queries/any-of.ts';
import type { Database, Transaction } from '../database/database.ts';
import { scoped, tenantScoped } from '../database/scoped/scoped.ts';
import type { LocalText } from '../database/tables/schema.ts';
import type { Scope } from '../exhibitions/index.ts';

/** What an account is somewhere. */
export interface FoundMembership {
  readonly membershipId: string;
  readonly exhibitionId: string;
  readonly title: LocalText;
  readonly role: string;
  readonly exhibitorId: string | null;
  readonly exhibitorName: string | null;
}

/** Every membership of an account in the portal, the one used last first. */
export async function findMemberships(
  database: Database,
  tenantId: string,
  accountId: string,
  roles: readonly string[],
): Promise<readonly FoundMembership[]> {
  return tenantScoped(database, tenantId)
    .selectFrom('membership')
    .innerJoin('exhibition', 'exhibition.exhibition_id', 'membership.exhibition_id')
    .leftJoin('exhibitor', (join) =>
      join
        .onRef('exhibitor.exhibition_id', '=', 'membership.exhibition_id')
        .onRef('exhibitor.exhibitor_id', '=', 'membership.exhibitor_id'),
    )
    .select([
      'membership.membership_id as membershipId',
      'membership.exhibition_id as exhibitionId',
      'exhibition.title',
      'membership.role',
      'membership.exhibitor_id as exhibitorId',
      'exhibitor.name as exhibitorName',
    ])
    .where('membership.account_id', '=', accountId)
    .where('membership.role', '=', anyOf(roles))
    .where('exhibition.open', '=', true)
    .orderBy('membership.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('membership.membership_id')
    .execute();
}

/** Somebody with access to an exhibitor. */
export interface ExhibitorMember {
  readonly membershipId: string;
  readonly accountId: string;
  readonly name: string;
  readonly invitedName: string | null;
  readonly phone: string;
  readonly email: string;
  readonly main: boolean;
  readonly invitedAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Who acts for an exhibitor, the main account first. */
export async function findExhibitorMembers(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly ExhibitorMember[]> {
  return scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select([
      'membership.membership_id as membershipId',
      'membership.account_id as accountId',
      'account.name',
      'membership.invited_name as invitedName',
      sql<string>`coalesce(account.phone, '')`.as('phone'),
      'account.email',
      'membership.main',
      'membership.created_at as invitedAt',
      'membership.last_used_at as lastUsedAt',
    ])
    .where('membership.exhibitor_id', '=', exhibitorId)
    .orderBy('membership.main', 'desc')
    .orderBy('membership.created_at')
    .orderBy('membership.membership_id')
    .execute();
}

/** Until the transaction ends nobody else changes who acts for this exhibitor. */
export async function lockMembers(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .selectFrom('exhibitor')
    .select('exhibitor_id')
    .where('exhibitor_id', '=', exhibitorId)
    .forUpdate()
    .execute();
}

/** What the inviter called somebody. */
export async function setInvitedName(
  transaction: Transaction,
  scope: Scope,
  membershipId: string,
  name: string,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('membership')
    .set({ invited_name: name })
    .where('membership_id', '=', membershipId)
    .execute();
}

/** Ends a membership and every session in it. */
export async function deleteMembership(
  transaction: Transaction,
  scope: Scope,
  membershipId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('membership')
    .where('membership_id', '=', membershipId)
    .execute();
}
