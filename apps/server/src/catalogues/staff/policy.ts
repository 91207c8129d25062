import type { Staff } from '../../auth/index.ts';
import { isWithinLimits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Order } from '../orders/order.ts';

/** Whether an order lies within the limits of a member of staff; what does not is not there for them. */
export function maySeeOrder(
  database: Database,
  scope: Scope,
  staff: Staff,
  { formId, exhibitorId, booth }: Order,
): Promise<boolean> {
  return isWithinLimits(database, scope, staff, { formId, exhibitorId, hall: booth?.hall ?? null });
}
