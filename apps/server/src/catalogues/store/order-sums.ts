import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { counted } from './order-counts.ts';
import { filtered, type OrderFilter } from './order-filter.ts';

/** How many orders a list holds, and the sums in fen of those that stand. */
export interface OrderSums {
  readonly count: number;
  readonly total: number;
  readonly deposit: number;
}

interface SumRow {
  readonly count: string;
  readonly total: string | null;
  readonly deposit: string | null;
}

/** Of all orders that match: where they are narrowed by what is counted, as much work however many there are. */
export async function sumOrders(database: Database, scope: Scope, filter: OrderFilter): Promise<OrderSums> {
  const { sought, exhibitorId } = filter;
  const rows =
    sought === null && exhibitorId === undefined
      ? [await readSums(database, scope, filter)]
      : await addUp(database, scope, filter);
  const sum = (key: keyof SumRow): number => rows.reduce((all, row) => all + Number(row[key] ?? 0), 0);
  return { count: sum('count'), total: sum('total'), deposit: sum('deposit') };
}

/** Reads the orders: what narrows them finds them by an index. */
async function addUp(database: Database, scope: Scope, filter: OrderFilter): Promise<readonly SumRow[]> {
  return filtered(database, scope, filter)
    .select([
      sql<string>`count(*)`.as('count'),
      sql<string | null>`sum(service_order.total) filter (where service_order.status = 'placed')`.as('total'),
      sql<string | null>`sum(service_order.deposit) filter (where service_order.status = 'placed')`.as(
        'deposit',
      ),
    ])
    .execute();
}

async function readSums(database: Database, scope: Scope, filter: OrderFilter): Promise<SumRow> {
  const stands = sql`filter (where state in ('placed', 'confirmed'))`;
  const { rows } = await sql<SumRow>`
    select coalesce(sum(orders), 0) as count, sum(total) ${stands} as total, sum(deposit) ${stands} as deposit
    from (${counted(scope, filter)}) as counted`.execute(database);
  return rows[0] ?? { count: '0', total: null, deposit: null };
}

/** How many are folded by one statement. */
const batch = 10_000;

/** Adds to the sums what changed since; any number of processes may do it at once. */
export async function foldOrderSums(database: Database): Promise<void> {
  for (let folded = batch; folded >= batch;) {
    const { rows } = await sql<{ folded: string }>`
      with taken as (
        delete from order_delta where ctid = any(array(
          select ctid from order_delta limit ${batch} for update skip locked
        ))
        returning *
      ), added as (
        insert into order_sum as known (
          tenant_id, exhibition_id, form_id, state, payment, categories, halls, mix, orders, total, deposit
        )
        select tenant_id, exhibition_id, form_id, state, payment, categories, halls, md5(categories::text), sum(orders),
          sum(total), sum(deposit)
        from taken group by tenant_id, exhibition_id, form_id, state, payment, categories, halls
        order by tenant_id, exhibition_id, form_id, state, payment, categories, halls
        on conflict (tenant_id, exhibition_id, form_id, state, payment, mix, halls) do update
          set orders = known.orders + excluded.orders, total = known.total + excluded.total,
            deposit = known.deposit + excluded.deposit
      )
      select count(*) as folded from taken`.execute(database);
    folded = Number(rows[0]?.folded ?? 0);
  }
}
