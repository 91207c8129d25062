import { sql, type Expression } from 'kysely';
import { boundTotal, demandShown, mostListed, type PageWindow, type Total } from '../platform/paging.ts';
import type { Database } from './database.ts';

/**
 * How many rows a query finds, as lists tell it: no more are counted than are told of.
 * @throws Refusal as {@link demandShown}.
 */
export async function countListed(
  database: Database,
  matching: Expression<unknown>,
  page: PageWindow,
): Promise<Total> {
  const { rows } = await sql<{ counted: string }>`
    select count(*) as counted from (select from ${matching} as matching limit ${mostListed + 1}) as listed
  `.execute(database);
  const total = boundTotal(Number(rows[0]?.counted ?? 0));
  demandShown(page, total);
  return total;
}
