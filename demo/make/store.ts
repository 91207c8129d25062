import { sql } from 'kysely';
import type { Database, Transaction } from '../../apps/server/src/database/database.ts';
import type { Scope } from '../../apps/server/src/exhibitions/index.ts';

/** The first member of staff in a role. */
export async function findStaff(
  database: Database,
  scope: Scope,
  role: 'admin' | 'editor' | 'reviewer',
): Promise<{ readonly accountId: string; readonly membershipId: string; readonly name: string }> {
  return database
    .selectFrom('membership')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant_id', '=', 'membership.tenant_id')
        .onRef('account.account_id', '=', 'membership.account_id'),
    )
    .select(['account.account_id as accountId', 'membership.membership_id as membershipId', 'account.name'])
    .where('membership.tenant_id', '=', scope.tenantId)
    .where('membership.exhibition_id', '=', scope.exhibitionId)
    .where('membership.role', '=', role)
    .orderBy('membership.created_at')
    .executeTakeFirstOrThrow();
}

/** An account with its one membership, as it is stored. */
export interface StoredMember {
  readonly accountId: string;
  readonly membershipId: string;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly needSetPwd: boolean;
  readonly lockedReason: string | null;
  readonly role: string;
  /** For the role `exhibitor`, as its main account. */
  readonly exhibitorId: string | null;
}

/** Stores many accounts with their memberships at once. */
export async function insertMembers(
  transaction: Transaction,
  scope: Scope,
  members: readonly StoredMember[],
): Promise<void> {
  await transaction
    .insertInto('account')
    .values(
      members.map((member) => ({
        tenant_id: scope.tenantId,
        account_id: member.accountId,
        phone: member.phone,
        username: null,
        name: member.name,
        email: member.email,
        password_hash: member.passwordHash,
        need_set_pwd: member.needSetPwd,
        locked_reason: member.lockedReason,
        email_verified_at: member.email === '' ? null : sql<Date>`now()`,
      })),
    )
    .execute();
  await transaction
    .insertInto('membership')
    .values(
      members.map((member) => ({
        tenant_id: scope.tenantId,
        exhibition_id: scope.exhibitionId,
        membership_id: member.membershipId,
        account_id: member.accountId,
        role: member.role,
        exhibitor_id: member.exhibitorId,
        main: member.exhibitorId !== null,
        last_used_at: null,
      })),
    )
    .execute();
}

/** Publishes the first version of a form under a number that it would only reach later. */
export async function insertNumberedVersion(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  formId: string,
  version: number,
  definition: unknown,
): Promise<void> {
  await transaction
    .insertInto('form_version')
    .values({
      tenant_id: tenantId,
      exhibition_id: exhibitionId,
      form_id: formId,
      version,
      definition: JSON.stringify(definition),
      published_by: null,
    })
    .execute();
  await transaction
    .updateTable('form')
    .set({ published_version: version })
    .where('tenant_id', '=', tenantId)
    .where('exhibition_id', '=', exhibitionId)
    .where('form_id', '=', formId)
    .execute();
}
