import type { ConsoleOrderDetail, ConsoleOrdersPage, ConsoleOrdersQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../../auth/index.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import { pageWindow, presentPage, readSort } from '../../platform/paging.ts';
import { Refusal } from '../../platform/refusal.ts';
import { selectPeople, type SubmissionServices } from '../../submissions/index.ts';
import { maySeeOrder } from './policy.ts';
import { yuan } from '../money.ts';
import { releaseLapsed } from '../orders/release-lapsed.ts';
import { deskKeys, deskStatuses, findOrderRevisions, listOrders } from '../store/order-desk.ts';
import { findOrdersById } from '../store/orders.ts';
import { presentForStaff } from './present.ts';

/**
 * One page of the orders of an exhibition, the last changed first unless asked otherwise.
 * @throws Refusal BAD_REQUEST for unknown states and sort keys.
 */
export async function readOrderPage(
  { database, now }: SubmissionServices,
  staff: Staff,
  exhibition: Exhibition,
  query: ConsoleOrdersQuery,
  language: Language,
): Promise<ConsoleOrdersPage> {
  const { formId, exhibitorId, category, payment, search = '' } = query;
  const statuses = readStatuses(query.status);
  const sort = readSort(deskKeys, query);
  const at = now();
  await releaseLapsed(database, exhibition, at);
  const filter = { formId, exhibitorId, category, payment, statuses, search: search.trim() };
  const found = await listOrders(
    database,
    exhibition,
    { ...filter, limits: staff },
    { ...pageWindow(query), sort },
  );
  const records = await presentForStaff(database, exhibition, found.orders, at, language);
  return {
    ...presentPage(records, found.total, query),
    sums: { total: yuan(found.sums.total), deposit: yuan(found.sums.deposit) },
  };
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
  if (order === undefined || !(await maySeeOrder(database, exhibition, staff, order)))
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

function readStatuses(text: string | undefined): readonly (typeof deskStatuses)[number][] {
  if (text === undefined || text === '') return [];
  return text.split(',').map((one) => {
    const status = deskStatuses.find((known) => known === one);
    if (status === undefined) throw new Refusal('BAD_REQUEST', { detail: 'status' });
    return status;
  });
}
