import type { OrdersPage, OrdersQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { findAllForms, type Actor } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { pageOf } from '../lists/page-of.ts';
import { yuan } from '../money.ts';
import { findOrdersOf } from '../store/orders.ts';
import { findSales } from '../store/sales.ts';
import type { Order } from './order.ts';
import { presentOrder } from './present-order.ts';
import { viewOf } from './query-support.ts';
import { releaseLapsed } from './stock/release-lapsed.ts';

const statuses = ['placed', 'confirmed', 'cancelled', 'lapsed'] as const;
const keys = ['placedAt', 'updatedAt', 'total', 'formCode', 'number'] as const;

/**
 * One page of an actor's orders, the last changed first unless asked otherwise, with the sums of all that stand.
 * @throws Refusal BAD_REQUEST for unknown sort keys or states.
 */
export async function readOrders(
  { database, now }: SubmissionServices,
  actor: Actor,
  query: OrdersQuery,
  language: Language,
): Promise<OrdersPage> {
  const { exhibition, subjectKey } = actor;
  const at = now();
  const wanted = readStatuses(query.status);
  await releaseLapsed(database, exhibition, at);
  const [orders, forms, sales] = await Promise.all([
    findOrdersOf(database, exhibition, subjectKey),
    findAllForms(database, exhibition),
    findSales(database, exhibition),
  ]);
  const byId = new Map(forms.map((form) => [form.formId, form]));
  const shown = orders.flatMap((order) => {
    const form = byId.get(order.formId);
    if (form === undefined) return [];
    const sale = sales.get(form.formId) ?? null;
    return [{ order, wire: presentOrder(order, viewOf({ actor, form, sale }, at, language)) }];
  });
  const matching = shown.filter(
    ({ wire }) =>
      (query.formId === undefined || wire.formId === query.formId) &&
      (query.formType === undefined || wire.formType === query.formType) &&
      (wanted === null || wanted.some((status) => status === wire.status)),
  );
  const standing = matching.map(({ order }) => order).filter(({ status }) => status === 'placed');
  return {
    ...pageOf(
      matching.map(({ wire }) => wire),
      keys,
      query,
    ),
    sums: { total: sumOf(standing, 'total'), deposit: sumOf(standing, 'deposit') },
  };
}

function sumOf(orders: readonly Order[], key: 'total' | 'deposit'): number {
  return yuan(orders.reduce((sum, order) => sum + order[key], 0));
}

function readStatuses(text: string | undefined): readonly string[] | null {
  if (text === undefined || text === '') return null;
  const requested = text.split(',');
  if (requested.some((one) => !statuses.some((known) => known === one))) {
    throw new Refusal('BAD_REQUEST', { detail: 'status' });
  }
  return requested;
}
