import type { Order as WireOrder, OrderLine as WireLine, PriceTier } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { formatTime, formatTimeOrNull, localText, type Exhibition } from '../../exhibitions/index.ts';
import type { PublishedForm } from '../../forms/index.ts';
import { presentSubmissionBooth } from '../../submissions/index.ts';
import type { Sale } from '../sale.ts';
import { quantityOf, yuan } from '../money.ts';
import { endOfHold } from './stock/hold.ts';
import { isConfirmed, type Order, type OrderLine } from './order.ts';

/** What an order is shown with. */
export interface OrderView {
  readonly exhibition: Exhibition;
  readonly form: PublishedForm;
  /** Null: the form takes no orders. */
  readonly sale: Sale | null;
  /** In which it would be ordered now. */
  readonly tier: PriceTier;
  readonly open: boolean;
  readonly at: Date;
  readonly language: Language;
}

/** An order as it travels; null is one that nobody made yet. */
export function presentOrder(order: Order | null, view: OrderView): WireOrder {
  const { exhibition, form, sale, tier, open, at, language } = view;
  const { zone } = exhibition;
  const begun = order === null || order.status === 'new' ? null : order;
  const until = begun === null ? null : endOfHold(begun);
  return {
    id: begun?.orderId ?? null,
    number: begun?.number ?? null,
    formId: form.formId,
    formType: form.formType,
    formCode: form.formCode,
    title: localText(form.title, language),
    submissionId: begun?.submissionId ?? null,
    booth: presentSubmissionBooth(begun?.booth ?? null),
    status: begun === null ? 'none' : statusOf(begun),
    payment: begun?.payment ?? 'unpaid',
    invoiceNumber: begun?.invoiceNumber ?? null,
    revision: order?.revision ?? 0,
    tier: begun?.tier ?? tier,
    lines: begun === null ? [] : begun.lines.map((line) => presentLine(line, language)),
    currency: 'CNY',
    total: yuan(begun?.total ?? 0),
    deposit: yuan(begun?.deposit ?? 0),
    placedAt: formatTimeOrNull(begun?.placedAt ?? null, zone),
    updatedAt: formatTimeOrNull(begun?.updatedAt ?? null, zone),
    holdUntil: formatTimeOrNull(until, zone),
    receipt: begun === null ? null : receiptOf(begun, zone),
    categories: [...(sale?.categories ?? [])],
    open,
    serverTime: formatTime(at, zone),
  };
}

function statusOf(order: Order): WireOrder['status'] {
  if (order.status === 'new') return 'none';
  return isConfirmed(order) ? 'confirmed' : order.status;
}

function receiptOf(order: Order, zone: string): WireOrder['receipt'] {
  if (order.receiptHash === null) return null;
  return { number: order.number, time: formatTime(order.updatedAt, zone), hash: order.receiptHash };
}

export function presentLine(line: OrderLine, language: Language): WireLine {
  return {
    itemId: line.itemId,
    category: line.category,
    name: localText(line.name, language),
    unit: localText(line.unit, language),
    quantity: quantityOf(line.quantity),
    period: line.period,
    start: line.start,
    end: line.end,
    nights: line.nights,
    unitPrice: yuan(line.unitPrice),
    factor: line.factor / 100,
    tier: line.tier,
    amount: yuan(line.amount),
    deposit: yuan(line.deposit),
    note: line.note,
  };
}
