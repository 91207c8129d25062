import { sql, type Expression } from 'kysely';
import type { Database } from '../database.ts';

/** How many rows a query finds, counted no further than `most`. */
export async function countUpTo(
  database: Database,
  matching: Expression<unknown>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ counted: string }>`
    select count(*) as counted from (select from ${matching} as matching limit ${most}) as listed
  `.execute(database);
  return Number(rows[0]?.counted ?? 0);
}
