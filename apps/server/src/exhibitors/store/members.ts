import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What whoever has a phone is in this exhibition. */
export async function findRolesOf(
  transaction: Transaction,
  scope: Scope,
  phone: string,
): Promise<
  readonly {
    readonly role: string;
    readonly exhibitorId: string | null;
    readonly exhibitorName: string | null;
  }[]
> {
  return scoped(transaction, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .leftJoin('exhibitor', 'exhibitor.exhibitor_id', 'membership.exhibitor_id')
    .select(['membership.role', 'membership.exhibitor_id as exhibitorId', 'exhibitor.name as exhibitorName'])
    .where('account.phone', '=', phone)
    .orderBy('membership.created_at')
    .execute();
}

/** Somebody who acts for an exhibitor. */
export interface Member {
  readonly accountId: string;
  readonly phone: string | null;
  readonly main: boolean;
  readonly locked: boolean;
}

/** Who acts for an exhibitor. */
export async function findMembers(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly Member[]> {
  return scoped(transaction, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select([
      'account.account_id as accountId',
      'account.phone',
      'membership.main',
      sql<boolean>`account.locked_reason is not null`.as('locked'),
    ])
    .where('membership.exhibitor_id', '=', exhibitorId)
    .execute();
}

/** Whether an account is anything but one of this exhibitor, in whatever exhibition of the tenant. */
export async function isKnownElsewhere(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  { exhibitorId, accountId }: { readonly exhibitorId: string; readonly accountId: string },
): Promise<boolean> {
  const row = await tenantScoped(transaction, tenantId)
    .selectFrom('account')
    .leftJoin('membership', 'membership.account_id', 'account.account_id')
    .select('account.account_id')
    .where('account.account_id', '=', accountId)
    .where(
      sql<boolean>`(account.tenant_admin
        or (membership.exhibition_id, membership.exhibitor_id) is distinct from (${exhibitionId}, ${exhibitorId}))`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes one account of an exhibitor its main one, and the others none. */
export async function setMain(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  accountId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('membership')
    .set({ main: sql<boolean>`account_id = ${accountId}` })
    .where('exhibitor_id', '=', exhibitorId)
    .where(sql<boolean>`main <> (account_id = ${accountId})`)
    .execute();
}
