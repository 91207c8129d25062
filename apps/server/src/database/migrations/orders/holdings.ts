import { sql } from 'kysely';

/** Adds to what is held, in one order, so that those who add to the same things wait for each other only. */
const add = (rows: string) => `insert into order_holding as held
    (tenant_id, exhibition_id, subject_key, item_id, exhibitor_id, quantity)
  select tenant_id, exhibition_id, subject_key, item_id, exhibitor_id, sum(more)
  from (${rows}) as moved
  group by tenant_id, exhibition_id, subject_key, item_id, exhibitor_id
  having sum(more) <> 0
  order by tenant_id, exhibition_id, subject_key, item_id
  on conflict (tenant_id, exhibition_id, subject_key, item_id)
    do update set quantity = held.quantity + excluded.quantity`;

/** Lines of one order. */
const ofOrder = (sign: string, row: string) => `
  select ${row}.tenant_id, ${row}.exhibition_id, ${row}.subject_key, ${row}.exhibitor_id, item_id, ${sign}quantity as more
  from order_line
  where order_line.tenant_id = ${row}.tenant_id and order_line.exhibition_id = ${row}.exhibition_id
    and order_line.order_id = ${row}.order_id`;

/** Lines that a statement wrote or deleted, as far as their orders are open. */
const ofLines = (sign: string) => `
  select line.tenant_id, line.exhibition_id, o.subject_key, o.exhibitor_id, line.item_id, ${sign}line.quantity as more
  from changed as line cross join lateral (
    select subject_key, exhibitor_id, state from service_order
    where service_order.tenant_id = line.tenant_id and service_order.exhibition_id = line.exhibition_id
      and service_order.order_id = line.order_id
    offset 0
  ) as o
  where o.state = 'placed'`;

const onLines = (name: string, event: string, rows: string, run: string) =>
  sql.raw(`create trigger ${name} after ${event} on order_line
    referencing ${rows} as changed for each statement execute function ${run}()`);

/**
 * How much of each item a subject has in orders that are neither decided nor paid for: who holds unusually much is found
 * by an index, however much is ordered. Kept by the database itself in the transaction that changes it.
 */
export const orderHoldings = [
  sql`
create table order_holding (
  tenant_id text not null,
  exhibition_id text not null,
  subject_key text not null,
  item_id text not null,
  exhibitor_id text,
  -- hundredths of the unit, each line once however many nights it is for
  quantity bigint not null,
  primary key (tenant_id, exhibition_id, subject_key, item_id)
)`,
  sql.raw(`insert into order_holding (tenant_id, exhibition_id, subject_key, item_id, exhibitor_id, quantity)
    select tenant_id, exhibition_id, subject_key, item_id, exhibitor_id, sum(quantity)
    from service_order join order_line using (tenant_id, exhibition_id, order_id)
    where state = 'placed'
    group by tenant_id, exhibition_id, subject_key, item_id, exhibitor_id`),
  sql`create index order_holding_item on order_holding (tenant_id, exhibition_id, item_id, quantity)
    include (subject_key, exhibitor_id)`,
  sql.raw(`create function hold_order() returns trigger language plpgsql set enable_seqscan = off as $$ begin
    if tg_op = 'UPDATE' and new.state = 'placed' then
      ${add(ofOrder('', 'new'))};
    else
      ${add(ofOrder('-', 'old'))};
      delete from order_holding
      where tenant_id = old.tenant_id and exhibition_id = old.exhibition_id and subject_key = old.subject_key
        and quantity = 0;
    end if;
    return old;
  end $$`),
  sql.raw(`create function hold_lines() returns trigger language plpgsql set enable_seqscan = off as $$ begin
    ${add(ofLines(''))};
    return null;
  end $$`),
  sql.raw(`create function leave_lines() returns trigger language plpgsql set enable_seqscan = off as $$
  declare one record;
  begin
    ${add(ofLines('-'))};
    for one in select distinct left_by.* from (${ofLines('-')}) as left_by loop
      delete from order_holding
      where tenant_id = one.tenant_id and exhibition_id = one.exhibition_id and subject_key = one.subject_key
        and item_id = one.item_id and quantity = 0;
    end loop;
    return null;
  end $$`),
  sql`create trigger service_order_held after update on service_order for each row
    when ((old.state = 'placed') is distinct from (new.state = 'placed')) execute function hold_order()`,
  // Its lines go with it.
  sql`create trigger service_order_deleted before delete on service_order for each row
    when (old.state = 'placed') execute function hold_order()`,
  onLines('order_line_made', 'insert', 'new table', 'hold_lines'),
  onLines('order_line_deleted', 'delete', 'old table', 'leave_lines'),
  onLines('order_line_left', 'update', 'old table', 'leave_lines'),
  onLines('order_line_written', 'update', 'new table', 'hold_lines'),
];
