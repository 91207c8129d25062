import type { Role } from '@zhantai/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import { fixedStatement } from '../../database/fixed-statement.ts';
import { createCache } from '../../database/cache.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { parseRole } from './memberships.ts';
import { endFamilies } from './session-families.ts';

/** Where a session comes from. */
export interface NewSession extends Scope {
  readonly sessionId: string;
  /** The sign-in it follows from. */
  readonly familyId: string;
  readonly accountId: string;
  readonly membershipId: string;
  readonly clientId: string;
  readonly address: string;
  readonly userAgent: string;
  /** The phone was proved: a password may be set without the old one. */
  readonly maySetPassword: boolean;
  /** When a code was proved in it. */
  readonly steppedUpAt: Date | null;
  /** Of the member of staff who acts in it; null for everybody else. */
  readonly actingMembershipId?: string;
}

/** A living session with what its holder may do now. */
export interface LiveSession {
  readonly accountId: string;
  readonly membershipId: string;
  readonly name: string;
  readonly role: Role;
  readonly exhibitorId: string | null;
  readonly formIds: readonly string[];
  readonly halls: readonly string[];
  readonly mayDecide: boolean;
  readonly tenantAdmin: boolean;
  readonly maySeeSensitive: boolean;
  readonly enrolled: boolean;
  readonly putOffUntil: Date | null;
  readonly steppedUpAt: Date | null;
  /** When the membership ends, or that of the member of staff who acts; null: never. */
  readonly endsAt: Date | null;
  /** Who of the staff acts in it; null for everybody else. */
  readonly actingAccountId: string | null;
  readonly actingMembershipId: string | null;
  /** Of the trial exhibitor. */
  readonly isTrial: boolean;
}

export async function insertSession(transaction: Transaction, session: NewSession): Promise<void> {
  await scoped(transaction, session)
    .insertInto('session')
    .values({
      session_id: session.sessionId,
      family_id: session.familyId,
      account_id: session.accountId,
      membership_id: session.membershipId,
      client_id: session.clientId,
      address: session.address,
      user_agent: session.userAgent,
      revoked_at: null,
      revoked_reason: null,
      may_set_password: session.maySetPassword,
      stepped_up_at: session.steppedUpAt,
      acting_membership_id: session.actingMembershipId ?? null,
    })
    .execute();
}

const selectLive = fixedStatement<Omit<LiveSession, 'role'> & { readonly role: string }>(`
  select session.account_id as "accountId", session.membership_id as "membershipId", account.name,
    case when tenant.is_admin then 'admin' else membership.role end as role,
    membership.exhibitor_id as "exhibitorId",
    case when tenant.is_admin then '{}' else forms_within(membership) end as "formIds",
    case when tenant.is_admin then '{}' else membership.halls end as halls,
    membership.may_decide as "mayDecide", tenant.is_admin as "tenantAdmin",
    membership.may_see_sensitive as "maySeeSensitive", account.totp_sealed is not null as enrolled,
    account.factor_put_off_until as "putOffUntil", session.stepped_up_at as "steppedUpAt",
    least(membership.ends_at, acting.ends_at) as "endsAt", acting.account_id as "actingAccountId",
    acting.membership_id as "actingMembershipId", coalesce(exhibitor.trial, false) as "isTrial"
  from session
  join membership using (tenant_id, exhibition_id, membership_id)
  join account on account.tenant_id = session.tenant_id and account.account_id = session.account_id
  left join exhibitor on exhibitor.tenant_id = membership.tenant_id
    and exhibitor.exhibition_id = membership.exhibition_id and exhibitor.exhibitor_id = membership.exhibitor_id
  left join membership acting on acting.tenant_id = session.tenant_id
    and acting.exhibition_id = session.exhibition_id and acting.membership_id = session.acting_membership_id
  left join account staff on staff.tenant_id = acting.tenant_id and staff.account_id = acting.account_id
  cross join lateral (
    select account.tenant_admin and membership.role in ('admin', 'editor', 'reviewer') as is_admin
  ) as tenant
  where session.tenant_id = $1 and session.exhibition_id = $2 and session.session_id = $3
    and session.revoked_at is null and account.locked_reason is null
    and (account.tenant_admin or not membership.of_tenant)
    and (session.acting_membership_id is null or (staff.locked_reason is null and (staff.tenant_admin
      or (acting.role = 'admin' and not acting.of_tenant))))`);

const liveSessions = createCache<LiveSession & { readonly sessionId: string }>(
  ({ sessionId, accountId, membershipId, actingAccountId, actingMembershipId }) => [
    `session ${sessionId}`,
    `account ${accountId}`,
    `membership ${membershipId}`,
    ...(actingAccountId === null ? [] : [`account ${actingAccountId}`]),
    ...(actingMembershipId === null ? [] : [`membership ${actingMembershipId}`]),
  ],
);

/** The session, unless it was revoked, its membership removed or its account locked. Asked at every call. */
export async function selectLiveSession(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  sessionId: string,
): Promise<LiveSession | null> {
  return liveSessions.get(database, [tenantId, exhibitionId, sessionId].join('\n'), async () => {
    const [row] = await selectLive(database, [tenantId, exhibitionId, sessionId]);
    return row === undefined ? null : { ...row, sessionId, role: parseRole(row.role) };
  });
}

/** Ends one session whose family goes on in another. */
export async function revokeSession(
  transaction: Transaction,
  scope: Scope,
  sessionId: string,
  reason: string,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** A session as its refresh token finds it. */
export interface RenewedSession extends Scope {
  readonly sessionId: string;
  readonly accountId: string;
  readonly membershipId: string;
  readonly maySetPassword: boolean;
  readonly steppedUpAt: Date | null;
  readonly revoked: boolean;
}

/** A session of a family; null when it is gone with its membership. */
export async function selectSessionOfFamily(
  transaction: Transaction,
  { tenantId, familyId }: { readonly tenantId: string; readonly familyId: string },
  sessionId: string | null,
): Promise<RenewedSession | null> {
  if (sessionId === null) return null;
  const row = await tenantScoped(transaction, tenantId)
    .selectFrom('session')
    .select([
      'tenant_id as tenantId',
      'exhibition_id as exhibitionId',
      'session_id as sessionId',
      'account_id as accountId',
      'membership_id as membershipId',
      'may_set_password as maySetPassword',
      'stepped_up_at as steppedUpAt',
      sql<boolean>`revoked_at is not null`.as('revoked'),
    ])
    .where('family_id', '=', familyId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ?? null;
}

/** The family of a session that is not over; null otherwise. */
export async function selectFamilyOfSession(
  database: Database,
  scope: Scope,
  sessionId: string,
): Promise<string | null> {
  const row = await scoped(database, scope)
    .selectFrom('session')
    .select('family_id')
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.family_id ?? null;
}

/** Ends every session of an account, in all exhibitions of its tenant. Returns how many were alive. */
export function revokeSessionsOfAccount(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
  reason: string,
): Promise<number> {
  return endFamilies(transaction, { tenantId, accountId }, reason);
}

/** A session of an account. */
export interface OwnSession extends Scope {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Notes that a code was proved in a session. */
export async function stepUpSession(transaction: Transaction, session: OwnSession, at: Date): Promise<void> {
  await scoped(transaction, session)
    .updateTable('session')
    .set({ stepped_up_at: at })
    .where('session_id', '=', session.sessionId)
    .execute();
}

/** Whether a password may be set without the old one: none is set yet, or the phone was proved in this session. */
export async function selectMaySetPassword(database: Database, session: OwnSession): Promise<boolean> {
  const row = await scoped(database, session)
    .selectFrom('session')
    .innerJoin('account', 'account.account_id', 'session.account_id')
    .select(sql<boolean>`account.need_set_pwd or session.may_set_password`.as('may'))
    .where('session.session_id', '=', session.sessionId)
    .where('session.revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.may === true;
}

/**
 * Ends every session of an account but this one, in all exhibitions of its tenant; in this one no password may be set
 * without the old one any more. Returns how many were alive.
 */
export async function revokeOtherSessions(
  transaction: Transaction,
  session: OwnSession,
  reason: string,
): Promise<number> {
  await scoped(transaction, session)
    .updateTable('session')
    .set({ may_set_password: false })
    .where('session_id', '=', session.sessionId)
    .execute();
  const { tenantId, accountId } = session;
  const but = await selectFamilyOfSession(transaction, session, session.sessionId);
  return endFamilies(transaction, { tenantId, accountId, ...(but === null ? {} : { but }) }, reason);
}
