import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';

/**
 * Compares what orders say of their submissions, and what subjects hold in open orders, with the rows themselves, and
 * puts right what differs. Nobody writes an order meanwhile.
 * @returns how many orders, holdings and sums differed.
 */
export async function recountOrders(database: Database): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await sql`lock table service_order, order_line, order_delta, order_sum in share row exclusive mode`.execute(
      transaction,
    );
    const orders = await repairOrders(transaction);
    return orders + (await repairHoldings(transaction)) + (await repairSums(transaction));
  });
}

async function repairOrders(transaction: Transaction): Promise<number> {
  const { numAffectedRows } = await sql`
    update service_order
    set review = truth.status, review_at = truth.decided_at, hall = truth.booth_hall, halls = '{}',
      categories = ordered.categories
    from service_order as known
    left join submission as truth using (tenant_id, exhibition_id, submission_id)
    cross join lateral (
      select coalesce(array_agg(distinct category collate "C" order by category collate "C"), '{}') as categories from order_line as line
      where line.tenant_id = known.tenant_id and line.exhibition_id = known.exhibition_id
        and line.order_id = known.order_id
    ) as ordered
    where service_order.tenant_id = known.tenant_id and service_order.exhibition_id = known.exhibition_id
      and service_order.order_id = known.order_id and (
        (known.review, known.review_at, known.hall) is distinct from (truth.status, truth.decided_at, truth.booth_hall)
        or known.categories <> ordered.categories or known.halls <> order_halls(known) or known.lapses_at is distinct from order_lapses_at(known)
      )`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
}

async function repairHoldings(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ differing: string }>`
    with truth as materialized (
      select tenant_id, exhibition_id, subject_key, item_id, exhibitor_id, sum(quantity) as quantity
      from service_order join order_line using (tenant_id, exhibition_id, order_id)
      where state = 'placed'
      group by tenant_id, exhibition_id, subject_key, item_id, exhibitor_id
    ), wrong as materialized (
      select tenant_id, exhibition_id, subject_key, item_id, truth.exhibitor_id, truth.quantity
      from order_holding as known full join truth using (tenant_id, exhibition_id, subject_key, item_id)
      where (known.exhibitor_id, known.quantity) is distinct from (truth.exhibitor_id, truth.quantity)
    ), gone as (
      delete from order_holding as known using wrong
      where (known.tenant_id, known.exhibition_id, known.subject_key, known.item_id)
          = (wrong.tenant_id, wrong.exhibition_id, wrong.subject_key, wrong.item_id) and wrong.quantity is null
    ), put as (
      insert into order_holding (tenant_id, exhibition_id, subject_key, item_id, exhibitor_id, quantity)
      select * from wrong where quantity is not null
      on conflict (tenant_id, exhibition_id, subject_key, item_id)
        do update set exhibitor_id = excluded.exhibitor_id, quantity = excluded.quantity
    )
    select count(*) as differing from wrong`.execute(transaction);
  return Number(rows[0]?.differing ?? 0);
}

/** Sums with what is not folded into them yet. */
async function repairSums(transaction: Transaction): Promise<number> {
  const key = sql`tenant_id, exhibition_id, form_id, state, payment, categories, halls`;
  const { rows } = await sql<{ differing: string }>`
    with truth as materialized (
      select ${key}, count(*) as orders, sum(total) as total, sum(deposit) as deposit
      from service_order where status <> 'new' and not is_trial(tenant_id, exhibition_id, exhibitor_id)
      group by ${key}
    ), known as materialized (
      select ${key}, sum(orders) as orders, sum(total) as total, sum(deposit) as deposit
      from (
        select ${key}, orders, total, deposit from order_sum
        union all
        select ${key}, orders, total, deposit from order_delta
      ) as counted
      group by ${key}
    ), wrong as materialized (
      select ${key}, coalesce(truth.orders, 0) - coalesce(known.orders, 0) as orders,
        coalesce(truth.total, 0) - coalesce(known.total, 0) as total,
        coalesce(truth.deposit, 0) - coalesce(known.deposit, 0) as deposit
      from truth full join known using (${key})
      where (coalesce(truth.orders, 0), coalesce(truth.total, 0), coalesce(truth.deposit, 0))
        is distinct from (coalesce(known.orders, 0), coalesce(known.total, 0), coalesce(known.deposit, 0))
    ), put as (
      insert into order_delta (${key}, orders, total, deposit) select ${key}, orders, total, deposit from wrong
    )
    select count(*) as differing from wrong`.execute(transaction);
  return Number(rows[0]?.differing ?? 0);
}
