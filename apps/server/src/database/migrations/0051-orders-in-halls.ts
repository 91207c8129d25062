import type { Kysely } from 'kysely';
import { orderHalls, orderHallsKept, orderSumsInHalls } from './orders/halls.ts';

/**
 * Orders carry the halls that they count in, and their sums are counted by these: what staff see who are limited to halls
 * is found and added up without reading the orders of others, or all of their own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...orderHalls, ...orderSumsInHalls, ...orderHallsKept]) {
    // Each builds on those before it.
    await statement.execute(database);
  }
}
