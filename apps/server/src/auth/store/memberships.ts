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
  readonly formIds: readonly string[];
  readonly halls: readonly string[];
  readonly mayDecide: boolean;
}

const roles: readonly Role[] = [...portalRoles, ...staffRoles];

/** The role of a stored text; the table takes no other than these. */
export function parseRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (role === undefined) throw new Error(`Unknown role in the database: ${text}`);
  return role;
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
    formIds: row.form_ids,
    halls: row.halls,
    mayDecide: row.may_decide,
  }));
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
      form_ids: [...membership.formIds],
      halls: [...membership.halls],
      may_decide: membership.mayDecide,
      last_used_at: null,
    })
    .execute();
}

/** Notes that a membership was just used. */
export async function touchMembership(database: Database, membership: Membership): Promise<void> {
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

/** Changes limits of a member of staff. @returns what they were and are; null for who is none. */
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
    .set({ may_decide: to.mayDecide, form_ids: [...to.formIds], halls: [...to.halls] })
    .where('membership_id', '=', membershipId)
    .execute();
  return { from, to };
}
