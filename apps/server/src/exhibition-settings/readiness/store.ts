import { sql } from 'kysely';
import { goesOn } from '../../auth/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { StaffMember } from './checks.ts';

/** How many exhibitors take part. */
export async function countExhibitors(database: Database, scope: Scope): Promise<number> {
  const { count } = await scoped(database, scope)
    .selectFrom('exhibitor')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '<>', 'withdrawn')
    .where('trial', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The exhibition's own staff, by name. */
export async function findStaff(database: Database, scope: Scope): Promise<readonly StaffMember[]> {
  return scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select([
      'account.name',
      sql<boolean>`membership.role = 'admin'`.as('isAdmin'),
      sql<boolean>`account.totp_sealed is not null`.as('enrolled'),
    ])
    .where('membership.role', 'in', ['admin', 'editor', 'reviewer'])
    .where('membership.of_tenant', '=', false)
    .where(goesOn())
    .orderBy('account.name')
    .execute();
}

/** How many forms were handed in with the exhibitor to try them with. */
export async function countTried(database: Database, scope: Scope): Promise<number> {
  const { count } = await scoped(database, scope)
    .selectFrom('submission')
    .innerJoin('exhibitor', 'exhibitor.exhibitor_id', 'submission.exhibitor_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('exhibitor.trial', '=', true)
    .where('submission.status', '<>', 'draft')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What was ticked by hand as done, by whom and when. */
export async function findTicks(
  database: Database,
  scope: Scope,
): Promise<readonly { readonly key: string; readonly by: string; readonly at: Date }[]> {
  const rows = await scoped(database, scope)
    .selectFrom('readiness_tick')
    .leftJoin('account', 'account.account_id', 'readiness_tick.account_id')
    .select(['readiness_tick.key', 'account.name as by', 'readiness_tick.at'])
    .execute();
  return rows.map(({ by, ...tick }) => ({ ...tick, by: by ?? '' }));
}

/** Ticks something as done, unless it is. @returns whether it was not. */
export async function insertTick(
  transaction: Transaction,
  scope: Scope,
  tick: { readonly key: string; readonly accountId: string; readonly at: Date },
): Promise<boolean> {
  const row = await scoped(transaction, scope)
    .insertInto('readiness_tick')
    .values({ key: tick.key, account_id: tick.accountId, at: tick.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a tick back. @returns whether there was one. */
export async function deleteTick(transaction: Transaction, scope: Scope, key: string): Promise<boolean> {
  const row = await scoped(transaction, scope)
    .deleteFrom('readiness_tick')
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
