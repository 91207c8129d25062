import { sql, type RawBuilder, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { Database } from '../database.ts';

/** One page of what a query finds, in an order, and how many it finds in all. For lists of one subject: all are counted. */
export async function listPage<DB, TB extends keyof DB, O>(
  database: Database,
  matching: SelectQueryBuilder<DB, TB, O>,
  order: RawBuilder<unknown>,
  { offset, size }: { readonly offset: number; readonly size: number },
): Promise<{ readonly total: number; readonly rows: readonly Simplify<O>[] }> {
  const [count, rows] = await Promise.all([
    sql<{ total: string }>`select count(*) as total from ${matching} as matching`.execute(database),
    matching.orderBy(order).offset(offset).limit(size).execute(),
  ]);
  return { total: Number(count.rows[0]?.total ?? 0), rows };
}
