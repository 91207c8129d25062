import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What staff let an exhibitor have beyond an item's bound, in hundredths of the unit. */
export interface QuantityException {
  readonly exhibitorId: string;
  readonly itemId: string;
  readonly most: number;
  readonly reason: string;
  readonly grantedBy: string;
  readonly grantedAt: Date;
}

/** What staff let exhibitors have of these items beyond their bounds, in hundredths of the unit, by exhibitor and item. */
export async function findAllowed(
  database: Database,
  scope: Scope,
  exhibitorIds: readonly string[],
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const allowed = new Map<string, Map<string, number>>();
  if (exhibitorIds.length === 0 || itemIds.length === 0) return allowed;
  const rows = await scoped(database, scope)
    .selectFrom('quantity_exception')
    .select(['exhibitor_id', 'item_id', 'most'])
    .where('exhibitor_id', '=', anyOf(exhibitorIds))
    .where('item_id', '=', anyOf(itemIds))
    .execute();
  for (const row of rows) {
    const own = allowed.get(row.exhibitor_id) ?? new Map<string, number>();
    allowed.set(row.exhibitor_id, own.set(row.item_id, Number(row.most)));
  }
  return allowed;
}

/** Lets an exhibitor have more of an item; the last word holds. */
export async function putException(
  transaction: Transaction,
  scope: Scope,
  { exhibitorId, itemId, most, reason, grantedBy, grantedAt }: QuantityException,
): Promise<void> {
  const changed = { most, reason, granted_by: grantedBy, granted_at: grantedAt };
  await scoped(transaction, scope)
    .insertInto('quantity_exception')
    .values({
      exhibitor_id: exhibitorId,
      item_id: itemId,
      ...changed,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'exhibition_id', 'exhibitor_id', 'item_id']).doUpdateSet(changed),
    )
    .execute();
}

/** A line of a standing order. Hundredths of the unit. */
export interface StandingLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly start: string | null;
  readonly nights: number | null;
}

/** Lines of these items in the standing orders of a subject, but for one order. */
export async function findStandingLines(
  database: Database,
  scope: Scope,
  subjectKey: string,
  itemIds: readonly string[],
  except: string,
): Promise<readonly StandingLine[]> {
  const rows = await scoped(database, scope)
    .selectFrom('service_order')
    .innerJoin('order_line', 'order_line.order_id', 'service_order.order_id')
    .select(['order_line.item_id', 'order_line.quantity', 'order_line.start_day', 'order_line.nights'])
    .where('service_order.subject_key', '=', subjectKey)
    .where('service_order.status', '=', 'placed')
    .where('service_order.order_id', '<>', except)
    .where('order_line.item_id', '=', anyOf(itemIds))
    .execute();
  return rows.map((row) => ({
    itemId: row.item_id,
    quantity: Number(row.quantity),
    start: row.start_day,
    nights: row.nights,
  }));
}
