import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** As whom a member of staff is to see the portal. */
export interface ActingWish extends Scope {
  readonly membershipId: string;
  /** Of the member of staff. */
  readonly actingMembershipId: string;
  readonly reason: string;
}

/** Keeps a code until it is used or over, and removes some that are over. */
export async function insertActingCode(
  transaction: Transaction,
  wish: ActingWish,
  hash: Buffer,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    delete from acting_code where (tenant_id, exhibition_id, code_hash) in (
      select tenant_id, exhibition_id, code_hash from acting_code
      where expires_at < ${now} order by expires_at limit 20 for update skip locked
    )
  `.execute(transaction);
  await scoped(transaction, wish)
    .insertInto('acting_code')
    .values({
      code_hash: hash,
      membership_id: wish.membershipId,
      acting_membership_id: wish.actingMembershipId,
      reason: wish.reason,
      expires_at: expiresAt,
    })
    .execute();
}

/** Uses a code up; null where it was used, is over or was none. */
export async function takeActingCode(
  transaction: Transaction,
  scope: Scope,
  hash: Buffer,
  now: Date,
): Promise<ActingWish | null> {
  const row = await scoped(transaction, scope)
    .deleteFrom('acting_code')
    .where('code_hash', '=', hash)
    .returning(['membership_id', 'acting_membership_id', 'reason', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return null;
  const { tenantId, exhibitionId } = scope;
  return {
    tenantId,
    exhibitionId,
    membershipId: row.membership_id,
    actingMembershipId: row.acting_membership_id,
    reason: row.reason,
  };
}

/** The accounts of two memberships, and the name of the member of staff. */
export async function findActingAccounts(
  transaction: Transaction,
  wish: ActingWish,
): Promise<{ readonly accountId: string; readonly staffId: string; readonly staffName: string } | null> {
  const row = await scoped(transaction, wish)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select(['membership.membership_id as membershipId', 'account.account_id as accountId', 'account.name'])
    .where('membership.membership_id', 'in', [wish.membershipId, wish.actingMembershipId])
    .execute();
  const user = row.find(({ membershipId }) => membershipId === wish.membershipId);
  const staff = row.find(({ membershipId }) => membershipId === wish.actingMembershipId);
  if (user === undefined || staff === undefined) return null;
  return { accountId: user.accountId, staffId: staff.accountId, staffName: staff.name };
}
