import type { Expression } from 'kysely';
import { countUpTo } from '../../database/queries/count-up-to.ts';
import type { Database } from '../../database/database.ts';
import { boundTotal, requireShown, mostListed, type PageWindow, type Total } from '../paging.ts';

/**
 * How many rows a query finds, as lists tell it: no more are counted than are told of.
 * @throws Refusal as {@link requireShown}.
 */
export async function countListed(
  database: Database,
  matching: Expression<unknown>,
  page: PageWindow,
): Promise<Total> {
  const total = boundTotal(await countUpTo(database, matching, mostListed + 1));
  requireShown(page, total);
  return total;
}
