import { sql } from 'kysely';
import { goesOn } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { StaffMember } from './checks.ts';

/** How many exhibitors take part. */
export async function countExhibitors(database: Database, scope: Scope): Promise<number> {
  const { count } = await scoped(database, scope)
    .selectFrom('exhibitor')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '<>', 'withdrawn')
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
