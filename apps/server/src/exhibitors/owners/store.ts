import { sql } from 'kysely';
import { goesOn } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { nameCollation } from '../store/name-collation.ts';

/** Everybody of the staff of this exhibition, by name. */
export async function findStaffNames(
  database: Database,
  scope: Scope,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select(['account.account_id as id', 'account.name'])
    .where('membership.role', 'in', ['admin', 'editor', 'reviewer'])
    .where(goesOn())
    .groupBy(['account.account_id', 'account.name'])
    .orderBy(sql`account.name ${await nameCollation(database)}`)
    .orderBy('account.account_id')
    .execute();
}
