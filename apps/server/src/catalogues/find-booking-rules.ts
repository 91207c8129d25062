import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { BookingRule } from './booking-rule.ts';
import { findSale } from './store/sales.ts';

/** What a form books, by its answers; none where it sells nothing. */
export async function findBookingRules(
  database: Database,
  scope: Scope,
  formId: string,
): Promise<readonly BookingRule[]> {
  return (await findSale(database, scope, formId))?.rules ?? [];
}
