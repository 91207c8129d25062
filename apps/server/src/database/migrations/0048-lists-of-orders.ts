import type { Kysely } from 'kysely';
import { listIndexes } from './orders/list-indexes.ts';
import { orderHoldings } from './orders/holdings.ts';
import { orderSums } from './orders/sums.ts';
import { orderIndexes, orderStanding } from './orders/standing.ts';

/** Lists of orders, messages and drawings cost the same however many there ever were. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    ...orderStanding,
    ...orderIndexes,
    ...orderHoldings,
    ...orderSums,
    ...listIndexes,
  ]) {
    // Each builds on those before it.
    await statement.execute(database);
  }
}
