import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { withinLimits, type Limits } from '../../booths/index.ts';
import { anyOf } from '../../database/any-of.ts';
import type { StoredPayment } from '../../database/catalogue-tables.ts';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PageWindow, SortBy } from '../../platform/paging.ts';
import type { Order } from '../orders/order.ts';
import { findOrdersById } from './orders.ts';

/** States of orders as they are shown. */
export const deskStatuses = ['placed', 'confirmed', 'cancelled', 'lapsed'] as const;
type DeskStatus = (typeof deskStatuses)[number];

/** What the list is sorted by. */
export const deskKeys = ['placedAt', 'updatedAt', 'total', 'number', 'exhibitor'] as const;

/** Of an order, beside the name of its exhibitor. */
const listed = ['order_id', 'placed_at', 'updated_at', 'total', 'number'] as const;

const sortColumns = {
  placedAt: 'placed_at',
  updatedAt: 'updated_at',
  total: 'total',
  number: 'number',
  exhibitor: 'name',
} as const;

/** Which orders staff ask for. */
export interface OrderFilter {
  readonly formId?: string | undefined;
  readonly exhibitorId?: string | undefined;
  readonly category?: string | undefined;
  readonly payment?: StoredPayment | undefined;
  /** Empty for any. */
  readonly statuses: readonly DeskStatus[];
  /** What `soughtOrders` said of a search; null without one. */
  readonly sought: RawBuilder<SqlBool> | null;
  /** Of who asks. */
  readonly limits: Limits;
}

type DeskPage = PageWindow & { readonly sort: readonly SortBy<(typeof deskKeys)[number]>[] };

/** One page of orders; those alike stand as they were changed last. */
export async function listOrders(
  database: Database,
  scope: Scope,
  filter: OrderFilter,
  { sort, offset, size }: DeskPage,
): Promise<readonly Order[]> {
  const columns = listed.map((column) => `service_order.${column}` as const);
  const matching = filtered(database, scope, filter).select(columns);
  const ordered = sql.join([
    ...sort.map(
      ({ key, descending }) => sql`${sql.ref(sortColumns[key])} ${sql.raw(descending ? 'desc' : 'asc')}`,
    ),
    sql`updated_at desc`,
    sql`order_id desc`,
  ]);
  // An index of the exhibitors is read along for those by name, and those that have no exhibitor beside it.
  const parts = sort.some(({ key }) => key === 'exhibitor')
    ? [
        matching
          .innerJoin('exhibitor', (join) =>
            join
              .onRef('exhibitor.tenant_id', '=', 'service_order.tenant_id')
              .onRef('exhibitor.exhibition_id', '=', 'service_order.exhibition_id')
              .onRef('exhibitor.exhibitor_id', '=', 'service_order.exhibitor_id'),
          )
          .select('exhibitor.name'),
        matching.where('service_order.exhibitor_id', 'is', null).select(sql<null>`null::text`.as('name')),
      ]
    : [matching];
  const { rows } = await sql<{ order_id: string }>`
    select order_id
    from (${sql.join(
      parts.map((part) => sql`(select * from (${part}) as part order by ${ordered} limit ${offset + size})`),
      sql` union all `,
    )}) as listed
    order by ${ordered} offset ${offset} limit ${size}`.execute(database);
  return findOrdersById(
    database,
    scope,
    rows.map((row) => row.order_id),
  );
}

/** Some orders by their numbers, those behind `after`; what is changed meanwhile keeps its place. */
export async function listOrdersAfter(
  database: Database,
  scope: Scope,
  filter: OrderFilter,
  after: Pick<Order, 'number' | 'orderId'> | null,
  size: number,
): Promise<readonly Order[]> {
  const rows = await filtered(database, scope, filter)
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(service_order.number, service_order.order_id) > (${after?.number ?? ''}, ${after?.orderId ?? ''})`,
      ),
    )
    .select('service_order.order_id')
    .orderBy('service_order.number')
    .orderBy('service_order.order_id')
    .limit(size)
    .execute();
  return findOrdersById(
    database,
    scope,
    rows.map((row) => row.order_id),
  );
}

/** Orders that a filter lets through. */
export function filtered(database: Database, scope: Scope, filter: OrderFilter) {
  const { formId, exhibitorId, category, payment, statuses, sought, limits } = filter;
  return database
    .selectFrom('service_order')
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
        hall: 'service_order.hall',
        exhibitor: 'service_order.exhibitor_id',
      }),
    )
    .$if(statuses.length > 0, (query) => query.where('service_order.state', '=', anyOf(statuses)))
    .$if(category !== undefined, (query) =>
      query.where(sql<SqlBool>`service_order.categories @> array[${category}::text]`),
    )
    .$if(sought !== null, (query) => query.where(sought ?? sql<SqlBool>`true`));
}
