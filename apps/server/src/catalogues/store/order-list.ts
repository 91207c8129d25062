import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { orderOf } from '../../database/queries/order-of.ts';
import type { PageWindow, SortBy } from '../../platform/paging.ts';
import type { Order } from '../orders/order.ts';
import { counted } from './order-counts.ts';
import { filtered, type OrderFilter } from './order-filter.ts';
import { findOrdersById } from './orders.ts';

/** What the list is sorted by. */
export const staffKeys = ['placedAt', 'updatedAt', 'total', 'number', 'exhibitor'] as const;

/** Of an order, beside the name of its exhibitor. */
const listed = ['order_id', 'placed_at', 'updated_at', 'total', 'number'] as const;

const sortTerms = {
  placedAt: sql.ref('placed_at'),
  updatedAt: sql.ref('updated_at'),
  total: sql.ref('total'),
  number: sql.ref('number'),
  exhibitor: sql.ref('name'),
} as const;

type StaffPage = PageWindow & { readonly sort: readonly SortBy<(typeof staffKeys)[number]>[] };

/** So few are read and sorted; more are found along the order of all until the page is full. */
const few = 2_000;

/**
 * One page of orders; those alike stand as they were changed last.
 * @param count how many there are of them in all.
 */
export async function listOrders(
  database: Database,
  scope: Scope,
  filter: OrderFilter,
  { sort, offset, size, count }: StaffPage & { readonly count: number },
): Promise<readonly Order[]> {
  const columns = listed.map((column) => `service_order.${column}` as const);
  const isFew = count <= few;
  const isNarrow = filter.sought !== null || filter.exhibitorId !== undefined;
  const matching = filtered(database, scope, filter)
    .select(columns)
    .$if(isFew && !isNarrow, (query) => query.where(foundByCounts(scope, filter)))
    // All of few are read, by what narrows them, and not the order of all along until the page is full.
    .$if(isFew, (query) => query.offset(0));
  const ordered = orderOf(sortTerms, sort, [sql`updated_at desc`, sql`order_id desc`]);
  // An index of the exhibitors is read along for those by name, and those that have no exhibitor beside it.
  const parts = sort.some(({ key }) => key === 'exhibitor')
    ? [
        matching
          .innerJoin('exhibitor', 'exhibitor.exhibitor_id', 'service_order.exhibitor_id')
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

/**
 * Orders of the forms, states, payments and halls that anything is counted for: those alone are read, however many others
 * there are.
 */
function foundByCounts(scope: Scope, filter: OrderFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`service_order.order_id = any(array(
    select found.order_id
    from (select distinct form_id, state, payment, halls from (${counted(scope, filter)}) as counted) as part
    cross join lateral (
      select order_id from service_order as own
      where ${inScope(scope, 'own')} and own.status <> 'new'
        and own.form_id = part.form_id and own.state = part.state and own.payment = part.payment
        and own.halls = part.halls
      offset 0
    ) as found
  ))`;
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
