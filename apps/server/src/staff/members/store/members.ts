import { staffRoles, type StaffRole } from '@zhantai/contract';
import { sql } from 'kysely';
import { goesOn } from '../../../auth/index.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inScope, inTenant } from '../../../database/scoped/in-scope.ts';
import { scoped } from '../../../database/scoped/scoped.ts';
import type { Scope } from '../../../exhibitions/index.ts';

/** What a member of staff may, as it is kept. */
export interface StoredRights {
  readonly role: StaffRole;
  readonly formGroups: readonly string[];
  readonly formIds: readonly string[];
  readonly halls: readonly string[];
  readonly mayDecide: boolean;
  readonly maySeeSensitive: boolean;
  readonly endsAt: Date | null;
}

/** A member of the staff of an exhibition. */
export interface StoredMember extends StoredRights {
  readonly membershipId: string;
  readonly accountId: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly tenantAdmin: boolean;
  readonly lockedReason: string | null;
  readonly enrolled: boolean;
  readonly lastUsedAt: Date | null;
  readonly address: string;
  /** Has to do with another exhibition of the tenant. */
  readonly elsewhere: boolean;
}

/** The staff of an exhibition that did not end: admins first, then by name. Tenant admins only where they are of it. */
export async function findMembers(database: Database, scope: Scope): Promise<readonly StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    select membership.membership_id as "membershipId", membership.account_id as "accountId", membership.role,
      membership.form_groups as "formGroups", membership.form_ids as "formIds", membership.halls, membership.may_decide as "mayDecide",
      membership.may_see_sensitive as "maySeeSensitive", membership.ends_at as "endsAt",
      membership.last_used_at as "lastUsedAt", account.name, coalesce(account.username, '') as username,
      account.email, account.tenant_admin as "tenantAdmin", account.locked_reason as "lockedReason",
      account.totp_sealed is not null as enrolled, coalesce(last.address, '') as address,
      exists (
        select from membership as other
        where ${inTenant(scope.tenantId, 'other')} and other.account_id = membership.account_id
          and other.exhibition_id <> ${scope.exhibitionId}
      ) as elsewhere
    from membership join account using (tenant_id, account_id)
      left join lateral (
        select session.address from session
        where ${inScope(scope, 'session')} and session.membership_id = membership.membership_id
        order by session.created_at desc limit 1
      ) as last on true
    where ${inScope(scope, 'membership')} and membership.role in ('admin', 'editor', 'reviewer')
      and not membership.of_tenant and ${goesOn()}
    order by array_position(array['admin', 'editor', 'reviewer'], membership.role), account.name,
      membership.membership_id`.execute(database);
  return rows;
}

/** A member as it is to be changed, locked until the transaction ends; null for none. */
export interface LockedMember extends StoredRights {
  readonly membershipId: string;
  readonly accountId: string;
}

export async function lockMember(
  transaction: Transaction,
  scope: Scope,
  membershipId: string,
): Promise<LockedMember | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('membership')
    .select([
      'membership_id as membershipId',
      'account_id as accountId',
      'role',
      'form_groups as formGroups',
      'form_ids as formIds',
      'halls',
      'may_decide as mayDecide',
      'may_see_sensitive as maySeeSensitive',
      'ends_at as endsAt',
    ])
    .where('membership_id', '=', membershipId)
    .where('of_tenant', '=', false)
    .where(goesOn())
    .forUpdate()
    .executeTakeFirst();
  const role = staffRoles.find((known) => known === row?.role);
  return row === undefined || role === undefined ? null : { ...row, role };
}

export async function updateMember(
  transaction: Transaction,
  scope: Scope,
  membershipId: string,
  rights: StoredRights,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('membership')
    .set({
      role: rights.role,
      form_groups: [...rights.formGroups],
      form_ids: [...rights.formIds],
      halls: [...rights.halls],
      may_decide: rights.mayDecide,
      may_see_sensitive: rights.maySeeSensitive,
      ends_at: rights.endsAt,
    })
    .where('membership_id', '=', membershipId)
    .execute();
}

/** A membership is none any more, by the clock of the server and by that of the database. */
export async function endMembership(
  transaction: Transaction,
  scope: Scope,
  membershipId: string,
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('membership')
    .set({ ends_at: sql<Date>`least(${at}::timestamptz, now())` })
    .where('membership_id', '=', membershipId)
    .execute();
}

/** Whether an account has to do with another exhibition of its tenant, in whatever role. */
export async function isElsewhere(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  accountId: string,
): Promise<boolean> {
  const { rows } = await sql<{ readonly found: boolean }>`
    select exists (
      select from membership where ${inTenant(tenantId)} and account_id = ${accountId}
        and exhibition_id <> ${exhibitionId}
    ) as found`.execute(transaction);
  return rows[0]?.found === true;
}

/** Nobody looks any more after the exhibitors of who leaves. @returns their names, in order. */
export async function releaseExhibitors(
  transaction: Transaction,
  scope: Scope,
  accountId: string,
): Promise<readonly string[]> {
  const rows = await scoped(transaction, scope)
    .updateTable('exhibitor')
    .set({ owner_account_id: null })
    .where('owner_account_id', '=', accountId)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'zh'));
}
