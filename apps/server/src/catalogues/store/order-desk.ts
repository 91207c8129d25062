import { sql, type SqlBool } from 'kysely';
import { withinLimits, type Limits } from '../../booths/index.ts';
import { holdsSought } from '../../database/holds-sought.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { StoredOrderStatus, StoredPayment } from '../../database/catalogue-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PageWindow, SortBy } from '../../platform/paging.ts';
import type { Order } from '../orders/order.ts';
import { insertRevision } from './order-changes.ts';
import { findOrdersById } from './orders.ts';

/** States of orders as they are shown: a confirmed one is a placed one that stays. */
export const deskStatuses = ['placed', 'confirmed', 'cancelled', 'lapsed'] as const;
type DeskStatus = (typeof deskStatuses)[number];

/** What the list is sorted by. */
export const deskKeys = ['placedAt', 'updatedAt', 'total', 'number', 'exhibitor'] as const;

const sortColumns = {
  placedAt: sql.ref('service_order.placed_at'),
  updatedAt: sql.ref('service_order.updated_at'),
  total: sql.ref('service_order.total'),
  number: sql.ref('service_order.number'),
  exhibitor: sql.ref('exhibitor.name'),
} as const;

/** Which orders staff ask for. */
export interface OrderFilter {
  readonly formId?: string | undefined;
  readonly exhibitorId?: string | undefined;
  readonly category?: string | undefined;
  readonly payment?: StoredPayment | undefined;
  /** Empty for any. */
  readonly statuses: readonly DeskStatus[];
  readonly search: string;
  /** Of who asks. */
  readonly limits: Limits;
}

type DeskPage = PageWindow & { readonly sort: readonly SortBy<(typeof deskKeys)[number]>[] };

/** One page of orders, how many there are, and the sums in fen of those that stand. */
export async function listOrders(
  database: Database,
  scope: Scope,
  filter: OrderFilter,
  { sort, offset, size }: DeskPage,
): Promise<{
  readonly orders: readonly Order[];
  readonly total: number;
  readonly sums: { readonly total: number; readonly deposit: number };
}> {
  const matching = filtered(database, scope, filter);
  const [counted, rows] = await Promise.all([
    matching
      .select([
        sql<string>`count(*)`.as('count'),
        sql<string>`coalesce(sum(service_order.total) filter (where service_order.status = 'placed'), 0)`.as(
          'total',
        ),
        sql<string>`coalesce(sum(service_order.deposit) filter (where service_order.status = 'placed'), 0)`.as(
          'deposit',
        ),
      ])
      .executeTakeFirstOrThrow(),
    matching
      .select('service_order.order_id')
      .orderBy(
        sql`${sql.join([
          ...sort.map(({ key, descending }) =>
            descending ? sql`${sortColumns[key]} desc` : sortColumns[key],
          ),
          sql`service_order.updated_at desc`,
          sql`service_order.order_id desc`,
        ])}`,
      )
      .offset(offset)
      .limit(size)
      .execute(),
  ]);
  return {
    orders: await findOrdersById(
      database,
      scope,
      rows.map((row) => row.order_id),
    ),
    total: Number(counted.count),
    sums: { total: Number(counted.total), deposit: Number(counted.deposit) },
  };
}

const confirmed = sql<SqlBool>`service_order.status = 'placed' and (
  service_order.confirmed_at is not null or service_order.payment <> 'unpaid'
  or coalesce(submission.status = 'adopt', false)
)`;

const inStatus: Readonly<Record<DeskStatus, ReturnType<typeof sql<SqlBool>>>> = {
  confirmed,
  placed: sql<SqlBool>`service_order.status = 'placed' and not (${confirmed})`,
  cancelled: sql<SqlBool>`service_order.status = 'cancelled'`,
  lapsed: sql<SqlBool>`service_order.status = 'lapsed'`,
};

function filtered(database: Database, scope: Scope, filter: OrderFilter) {
  const { formId, exhibitorId, category, payment, statuses, search, limits } = filter;
  return database
    .selectFrom('service_order')
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.tenant_id', '=', 'service_order.tenant_id')
        .onRef('submission.exhibition_id', '=', 'service_order.exhibition_id')
        .onRef('submission.submission_id', '=', 'service_order.submission_id'),
    )
    .leftJoin('exhibitor', (join) =>
      join
        .onRef('exhibitor.tenant_id', '=', 'service_order.tenant_id')
        .onRef('exhibitor.exhibition_id', '=', 'service_order.exhibition_id')
        .onRef('exhibitor.exhibitor_id', '=', 'service_order.exhibitor_id'),
    )
    .where('service_order.tenant_id', '=', scope.tenantId)
    .where('service_order.exhibition_id', '=', scope.exhibitionId)
    .where('service_order.status', '<>', 'new')
    .$if(formId !== undefined, (query) => query.where('service_order.form_id', '=', formId ?? ''))
    .$if(exhibitorId !== undefined, (query) =>
      query.where('service_order.exhibitor_id', '=', exhibitorId ?? ''),
    )
    .$if(payment !== undefined, (query) => query.where('service_order.payment', '=', payment ?? 'unpaid'))
    .where(
      withinLimits(limits, {
        table: 'service_order',
        form: 'service_order.form_id',
        hall: 'submission.booth_hall',
        exhibitor: 'service_order.exhibitor_id',
      }),
    )
    .$if(statuses.length > 0, (query) =>
      query.where(
        sql<SqlBool>`(${sql.join(
          statuses.map((status) => sql`(${inStatus[status]})`),
          sql` or `,
        )})`,
      ),
    )
    .$if(category !== undefined, (query) =>
      query.where(sql<SqlBool>`exists (
        select from order_line
        where order_line.tenant_id = service_order.tenant_id
          and order_line.exhibition_id = service_order.exhibition_id
          and order_line.order_id = service_order.order_id and order_line.category = ${category}
      )`),
    )
    .$if(search !== '', (query) =>
      query.where(holdsSought(sql`fold_name(service_order.number) || '|' || exhibitor.folded`, search)),
    );
}

/** Writes what staff decided about an order whose lines stay; a revision of its own. */
export async function settleRow(
  transaction: Transaction,
  scope: Scope,
  order: Order,
  { by, at, address }: { readonly by: string; readonly at: Date; readonly address: string },
): Promise<void> {
  const revision = order.revision + 1;
  await transaction
    .updateTable('service_order')
    .set({
      confirmed_at: order.confirmedAt,
      payment: order.payment,
      payment_note: order.paymentNote,
      invoice_number: order.invoiceNumber,
      revision,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('order_id', '=', order.orderId)
    .execute();
  await insertRevision(transaction, scope, { ...order, revision, updatedAt: at, updatedBy: by }, address);
}

/** What an order was after one of its changes. Fen. */
export interface OrderRevision {
  readonly revision: number;
  readonly status: Exclude<StoredOrderStatus, 'new'>;
  readonly total: number;
  readonly deposit: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

/** Every change of an order, the newest first. */
export async function findOrderRevisions(
  database: Database,
  scope: Scope,
  orderId: string,
): Promise<readonly OrderRevision[]> {
  const rows = await database
    .selectFrom('order_revision')
    .select(['revision', 'status', 'total', 'deposit', 'saved_at', 'saved_by'])
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('order_id', '=', orderId)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    status: row.status === 'cancelled' || row.status === 'lapsed' ? row.status : 'placed',
    total: Number(row.total),
    deposit: Number(row.deposit),
    savedAt: row.saved_at,
    savedBy: row.saved_by,
  }));
}
