import { sql } from 'kysely';

const key = 'tenant_id, exhibition_id, form_id, state, payment, categories, halls';

/** What one order counts, with its sign. */
const counted = (row: string, sign: string) => `
  (${key
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ')}, ${sign}1, ${sign}${row}.total, ${sign}${row}.deposit)`;

/** The halls of an order, in a column of its own. */
export const orderHalls = [
  sql`alter table service_order
    -- that of the booth which the submission is for, else all that its exhibitor has booths in
    add column halls text[] not null default '{}'`,
  sql`
create function order_halls(o service_order) returns text[] language sql stable parallel safe as $$
  select case
    when o.hall is not null then array[o.hall]
    when o.exhibitor_id is null then '{}'
    else coalesce((
      select array_agg(distinct booth.hall order by booth.hall) from booth
      where booth.tenant_id = o.tenant_id and booth.exhibition_id = o.exhibition_id
        and booth.exhibitor_id = o.exhibitor_id
    ), '{}')
  end
$$`,
  // Where an order comes to stand, whoever moves the exhibitor's booths at this moment is waited for, or waits.
  sql`
create or replace function order_stands() returns trigger language plpgsql as $$ begin
  if new.submission_id is null then
    new.review := null;
    new.review_at := null;
    new.hall := null;
  elsif tg_op = 'INSERT' or new.submission_id is distinct from old.submission_id then
    select status, decided_at, booth_hall into new.review, new.review_at, new.hall from submission
    where tenant_id = new.tenant_id and exhibition_id = new.exhibition_id and submission_id = new.submission_id;
  end if;
  if new.status <> 'new' and new.exhibitor_id is not null and (tg_op = 'INSERT' or old.status = 'new') then
    perform from exhibitor where tenant_id = new.tenant_id and exhibition_id = new.exhibition_id
      and exhibitor_id = new.exhibitor_id for share;
  end if;
  new.halls := order_halls(new);
  new.lapses_at := order_lapses_at(new);
  return new;
end $$`,
];

/** Sums by halls too, counted anew from the orders. */
export const orderSumsInHalls = [
  sql`drop trigger service_order_resummed on service_order`,
  sql`analyze booth, service_order`,
  // All at once, whatever the database believes of tables that were filled a moment ago; nothing else changes with it.
  sql`alter table service_order disable trigger service_order_stands`,
  sql`update service_order set halls = array[hall] where hall is not null`,
  sql`update service_order set halls = standing.halls
    from (
      select tenant_id, exhibition_id, exhibitor_id, array_agg(distinct hall order by hall) as halls
      from booth where exhibitor_id is not null group by tenant_id, exhibition_id, exhibitor_id
    ) as standing
    where service_order.hall is null and standing.tenant_id = service_order.tenant_id
      and standing.exhibition_id = service_order.exhibition_id
      and standing.exhibitor_id = service_order.exhibitor_id`,
  sql`alter table service_order enable trigger service_order_stands`,
  sql`truncate order_sum, order_delta`,
  sql`alter table order_delta add column halls text[] not null`,
  sql`alter table order_sum add column halls text[] not null, drop constraint order_sum_pkey,
    add primary key (tenant_id, exhibition_id, form_id, state, payment, mix, halls)`,
  sql.raw(`create or replace function sum_order() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' and old.state <> 'new' then
      insert into order_delta (${key}, orders, total, deposit) values ${counted('old', '-')};
    end if;
    if tg_op <> 'DELETE' and new.state <> 'new' then
      insert into order_delta (${key}, orders, total, deposit) values ${counted('new', '')};
    end if;
    return null;
  end $$`),
  sql`create trigger service_order_resummed after update on service_order for each row
    when ((old.state, old.payment, old.categories, old.total, old.deposit, old.halls)
      is distinct from (new.state, new.payment, new.categories, new.total, new.deposit, new.halls))
    execute function sum_order()`,
  sql.raw(`insert into order_sum (${key}, mix, orders, total, deposit)
    select ${key}, md5(categories::text), count(*), sum(total), sum(deposit)
    from service_order where status <> 'new' group by ${key}`),
];

/** Orders follow the booths of their exhibitor, one exhibitor after the other. */
export const orderHallsKept = [
  sql`
create function move_orders() returns trigger language plpgsql set enable_seqscan = off as $$
declare one record;
begin
  for one in
    select distinct tenant_id, exhibition_id, exhibitor_id from changed where exhibitor_id is not null
    order by tenant_id, exhibition_id, exhibitor_id
  loop
    perform from exhibitor where tenant_id = one.tenant_id and exhibition_id = one.exhibition_id
      and exhibitor_id = one.exhibitor_id for no key update;
    update service_order set halls = '{}'
    where tenant_id = one.tenant_id and exhibition_id = one.exhibition_id and exhibitor_id = one.exhibitor_id
      and status <> 'new' and halls <> order_halls(service_order);
  end loop;
  return null;
end $$`,
  ...[
    ['moved_in', 'insert', 'new'],
    ['moved_from', 'update', 'old'],
    ['moved_to', 'update', 'new'],
    ['moved_out', 'delete', 'old'],
  ].map(([name, event, rows]) =>
    sql.raw(`create trigger booth_${name} after ${event} on booth
      referencing ${rows} table as changed for each statement execute function move_orders()`),
  ),
];
