import type { Role } from '@zhantai/contract';
import { portalRoles, staffRoles } from '@zhantai/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What an account may be in an exhibition. */
export interface Membership extends Scope {
  readonly membershipId: string;
  readonly accountId: string;
  readonly role: Role;
  readonly exhibitorId: string | null;
  readonly main: boolean;
  readonly formGroups: readonly string[];
  readonly formIds: readonly string[];
  readonly halls: readonly string[];
  readonly mayDecide: boolean;
  /** Sees ID numbers and the like once stepped up; admins do anyway. */
  readonly maySeeSensitive: boolean;
  /** From then on it is none any more; null for ever. */
  readonly endsAt: Date | null;
  /** Made when a tenant admin came here, and good only as long as they are one. */
  readonly ofTenant: boolean;
}

const roles: readonly Role[] = [...portalRoles, ...staffRoles];

/** The role of a stored text; the table takes no other than these. */
export function parseRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (role === undefined) throw new Error(`Unknown role in the database: ${text}`);
  return role;
}

/** A membership that did not end. */
export function goesOn() {
  return sql<boolean>`(membership.ends_at is null or membership.ends_at > now())`;
}

/** The memberships of an account in an exhibition, the one used last first. */
export async function selectMemberships(
  database: Database,
  scope: Scope,
  accountId: string,
): Promise<readonly Membership[]> {
  const rows = await scoped(database, scope)
    .selectFrom('membership')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(goesOn())
    .where((where) =>
      where.or([
        where('of_tenant', '=', false),
        where.exists(
          where
            .selectFrom('account')
            .select('account.account_id')
            .where('account.account_id', '=', accountId)
            .where('account.tenant_admin', '=', true),
        ),
      ]),
    )
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('created_at')
    .orderBy('membership_id')
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    exhibitionId: row.exhibition_id,
    membershipId: row.membership_id,
    accountId: row.account_id,
    role: parseRole(row.role),
    exhibitorId: row.exhibitor_id,
    main: row.main,
    formGroups: row.form_groups,
    formIds: row.form_ids,
    halls: row.halls,
    mayDecide: row.may_decide,
    ofTenant: row.of_tenant,
    maySeeSensitive: row.may_see_sensitive,
    endsAt: row.ends_at,
  }));
}

/** What a tenant admin is in an exhibition where they are nothing else: its admin, as long as they are one. */
export function tenantMembership({ tenantId, exhibitionId }: Scope, accountId: string): Membership {
  return {
    tenantId,
    exhibitionId,
    // One of an account in an exhibition, so that it is made once.
    membershipId: `${accountId}@${exhibitionId}`,
    accountId,
    role: 'admin',
    exhibitorId: null,
    main: false,
    formGroups: [],
    formIds: [],
    halls: [],
    mayDecide: true,
    maySeeSensitive: true,
    endsAt: null,
    ofTenant: true,
  };
}

export async function insertMembership(database: Database, membership: Membership): Promise<void> {
  await scoped(database, membership)
    .insertInto('membership')
    .values({
      membership_id: membership.membershipId,
      account_id: membership.accountId,
      role: membership.role,
      exhibitor_id: membership.exhibitorId,
      main: membership.main,
      form_groups: [...membership.formGroups],
      form_ids: [...membership.formIds],
      halls: [...membership.halls],
      may_decide: membership.mayDecide,
      may_see_sensitive: membership.maySeeSensitive,
      ends_at: membership.endsAt,
      last_used_at: null,
      of_tenant: membership.ofTenant,
    })
    // A tenant admin may come in twice at once.
    .$if(membership.ofTenant, (query) => query.onConflict((conflict) => conflict.doNothing()))
    .execute();
}

/** Notes that a membership was just used; that of a tenant admin is made when it is used first. */
export async function touchMembership(database: Database, membership: Membership): Promise<void> {
  if (membership.ofTenant) await insertMembership(database, membership);
  await scoped(database, membership)
    .updateTable('membership')
    .set({ last_used_at: sql<Date>`now()` })
    .where('membership_id', '=', membership.membershipId)
    .execute();
}

/** Every exhibition that an account belongs to. */
export async function selectExhibitionsOf(
  database: Database,
  { tenantId, accountId }: Pick<Membership, 'tenantId' | 'accountId'>,
): Promise<readonly Scope[]> {
  const rows = await tenantScoped(database, tenantId)
    .selectFrom('membership')
    .select('exhibition_id as exhibitionId')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ exhibitionId }) => ({ tenantId, exhibitionId }));
}

/** What a member of staff sees and decides: empty lists are no limit. */
export type StaffLimits = Pick<Membership, 'mayDecide' | 'formIds' | 'halls'>;

/** Makes an account a tenant admin, or one no more. */
export async function updateTenantAdmin(
  transaction: Transaction,
  { tenantId, accountId }: Pick<Membership, 'tenantId' | 'accountId'>,
  tenantAdmin: boolean,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('account')
    .set({ tenant_admin: tenantAdmin })
    .where('account_id', '=', accountId)
    .execute();
}

/** Changes limits of a member of staff; forms that are named take the place of groups. @returns what they were and are; null for who is none. */
export async function changeStaffLimits(
  transaction: Transaction,
  scope: Scope,
  accountId: string,
  wanted: Partial<StaffLimits>,
): Promise<{ readonly from: StaffLimits; readonly to: StaffLimits } | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('membership')
    .select(['membership_id', 'may_decide as mayDecide', 'form_ids as formIds', 'halls'])
    .where('account_id', '=', accountId)
    .where('role', 'in', [...staffRoles])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { membership_id: membershipId, ...from } = row;
  const to = { ...from, ...wanted };
  await scoped(transaction, scope)
    .updateTable('membership')
    .set({
      may_decide: to.mayDecide,
      form_ids: [...to.formIds],
      halls: [...to.halls],
      ...(wanted.formIds === undefined ? {} : { form_groups: [] }),
    })
    .where('membership_id', '=', membershipId)
    .execute();
  return { from, to };
}
