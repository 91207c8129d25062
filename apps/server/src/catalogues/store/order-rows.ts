import type { Selectable } from 'kysely';
import type { ServiceOrderTable } from '../../database/tables/catalogue-tables.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { StoredStatus } from '../../database/tables/submission-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { SubmissionBooth } from '../../submissions/index.ts';
import type { Order, OrderLine } from '../orders/order.ts';

/** A row of an order with where the submission stands that it follows. */
export interface OrderRow extends Selectable<ServiceOrderTable> {
  readonly submission_status: StoredStatus | null;
  readonly submission_decided_at: Date | null;
  readonly booth: SubmissionBooth | null;
}

/** Rows as orders, with their lines in order. */
export async function withLines(
  database: Database,
  scope: Scope,
  rows: readonly OrderRow[],
): Promise<readonly Order[]> {
  if (rows.length === 0) return [];
  const lines = await scoped(database, scope)
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', anyOf(rows.map((row) => row.order_id)))
    .orderBy('order_id')
    .orderBy('line_no')
    .execute();
  const byOrder = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const list = byOrder.get(line.order_id) ?? [];
    list.push({
      itemId: line.item_id,
      category: line.category,
      name: line.name,
      unit: line.unit,
      quantity: Number(line.quantity),
      period: line.period,
      start: line.start_day,
      end: line.end_day,
      nights: line.nights,
      tier: line.tier,
      unitPrice: Number(line.unit_price),
      factor: line.factor,
      amount: Number(line.amount),
      deposit: Number(line.deposit),
      note: line.note,
    });
    byOrder.set(line.order_id, list);
  }
  return rows.map((row) => toOrder(row, byOrder.get(row.order_id) ?? []));
}

function toOrder(row: OrderRow, lines: readonly OrderLine[]): Order {
  return {
    orderId: row.order_id,
    number: row.number,
    formId: row.form_id,
    subjectKey: row.subject_key,
    exhibitorId: row.exhibitor_id,
    submissionId: row.submission_id,
    status: row.status,
    confirmedAt: row.confirmed_at,
    payment: row.payment,
    invoiceNumber: row.invoice_number,
    paymentNote: row.payment_note,
    revision: row.revision,
    tier: row.tier,
    total: Number(row.total),
    deposit: Number(row.deposit),
    holdDays: row.hold_days,
    holdSince: row.hold_since,
    holdCountedAt: row.hold_counted_at,
    holdLeft: Number(row.hold_left) * 1000,
    placedAt: row.placed_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    receiptHash: row.receipt_hash,
    booth: row.booth,
    lines,
    submissionStatus: row.submission_status,
    submissionDecidedAt: row.submission_decided_at,
  };
}
