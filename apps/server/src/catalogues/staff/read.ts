import type { ConsoleOrderDetail, ConsoleOrdersPage, ConsoleOrdersQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../../auth/index.ts';
import { maySee } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import { boundTotal, requireShown, pageWindow, presentPage, readSort } from '../../platform/paging.ts';
import { Refusal } from '../../platform/refusal.ts';
import { selectPeople, type SubmissionServices } from '../../submissions/index.ts';
import { yuan } from '../money.ts';
import { releaseLapsed } from '../orders/stock/release-lapsed.ts';
import { findOrderRevisions } from '../store/staff-orders.ts';
import { staffStatuses, type OrderFilter } from '../store/order-filter.ts';
import { staffKeys, listOrders } from '../store/order-list.ts';
import { sumOrders } from '../store/order-sums.ts';
import { findOrdersById } from '../store/orders.ts';
import { soughtOrders } from '../store/sought-orders.ts';
import { presentForStaff } from './present.ts';

/** Of a list or a file of orders what narrows it. */
type OrdersWish = Pick<
  ConsoleOrdersQuery,
  'formId' | 'exhibitorId' | 'category' | 'payment' | 'status' | 'search'
>;

/**
 * One page of the orders of an exhibition, the last changed first unless asked otherwise.
 * @throws Refusal BAD_REQUEST for unknown states and sort keys, PAGE_TOO_FAR beyond the first ten thousand.
 */
export async function readOrderPage(
  { database, now }: SubmissionServices,
  staff: Staff,
  exhibition: Exhibition,
  query: ConsoleOrdersQuery,
  language: Language,
): Promise<ConsoleOrdersPage> {
  const sort = readSort(staffKeys, query);
  const window = pageWindow(query);
  const at = now();
  await releaseLapsed(database, exhibition, at);
  const filter = await orderFilter(database, exhibition, staff, query);
  const sums = await sumOrders(database, exhibition, filter);
  const total = boundTotal(sums.count);
  requireShown(window, total);
  // Where nothing is to be found nothing is looked for: that would read along all there are.
  const orders =
    window.offset < sums.count
      ? await listOrders(database, exhibition, filter, { ...window, sort, count: sums.count })
      : [];
  const records = await presentForStaff(database, exhibition, orders, at, language);
  return {
    ...presentPage(records, total, query),
    sums: { total: yuan(sums.total), deposit: yuan(sums.deposit) },
  };
}

/** Which orders staff ask for. @throws Refusal BAD_REQUEST for unknown states. */
export async function orderFilter(
  database: Database,
  exhibition: Exhibition,
  limits: Staff,
  { formId, exhibitorId, category, payment, status, search = '' }: OrdersWish,
): Promise<OrderFilter> {
  const statuses = readStatuses(status);
  const sought = await soughtOrders(database, exhibition, search.trim(), limits);
  return { formId, exhibitorId, category, payment, statuses, sought, limits };
}

/** One order with its changes. @throws Refusal NOT_FOUND. */
export async function readOrder(
  { database, now }: SubmissionServices,
  staff: Staff,
  exhibition: Exhibition,
  orderId: string,
  language: Language,
): Promise<ConsoleOrderDetail> {
  const at = now();
  await releaseLapsed(database, exhibition, at);
  const [order] = await findOrdersById(database, exhibition, [orderId]);
  if (order === undefined || !(await maySee(database, exhibition, staff, order)))
    throw new Refusal('NOT_FOUND');
  const [[shown], revisions] = await Promise.all([
    presentForStaff(database, exhibition, [order], at, language),
    findOrderRevisions(database, exhibition, orderId),
  ]);
  if (shown === undefined) throw new Refusal('NOT_FOUND');
  const ids = [...new Set(revisions.flatMap(({ savedBy }) => savedBy ?? []))];
  const people = await selectPeople(database, exhibition.tenantId, ids);
  const changes = revisions.map(({ revision, status, total, deposit, savedAt, savedBy }) => ({
    revision,
    status,
    total: yuan(total),
    deposit: yuan(deposit),
    at: formatTime(savedAt, exhibition.zone),
    by: people.get(savedBy ?? '')?.name ?? null,
  }));
  return { order: shown, changes };
}

function readStatuses(text: string | undefined): readonly (typeof staffStatuses)[number][] {
  if (text === undefined || text === '') return [];
  return text.split(',').map((one) => {
    const status = staffStatuses.find((known) => known === one);
    if (status === undefined) throw new Refusal('BAD_REQUEST', { detail: 'status' });
    return status;
  });
}
