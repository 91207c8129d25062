import { sql } from 'kysely';

const key = 'tenant_id, exhibition_id, form_id, state, payment, categories';

/** What one order counts, with its sign. */
const counted = (row: string, sign: string) => `
  (${key
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ')}, ${sign}1, ${sign}${row}.total, ${sign}${row}.deposit)`;

/**
 * How many orders there are and what they come to, by form, state, payment and kinds of what is ordered: what each change
 * adds is appended, for nobody to wait for, and folded into the sums by one process; both are read together.
 */
export const orderSums = [
  sql.raw(`create table order_sum (
    tenant_id text not null,
    exhibition_id text not null,
    form_id text not null,
    state text not null,
    payment text not null,
    categories text[] not null,
    -- of the categories, which may be longer than a key
    mix text not null,
    orders bigint not null,
    total bigint not null,
    deposit bigint not null,
    primary key (tenant_id, exhibition_id, form_id, state, payment, mix)
  ) with (fillfactor = 50)`),
  sql.raw(`create table order_delta (
    tenant_id text not null,
    exhibition_id text not null,
    form_id text not null,
    state text not null,
    payment text not null,
    categories text[] not null,
    orders integer not null,
    total bigint not null,
    deposit bigint not null
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000)`),
  sql.raw(`create function sum_order() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' and old.state <> 'new' then
      insert into order_delta (${key}, orders, total, deposit) values ${counted('old', '-')};
    end if;
    if tg_op <> 'DELETE' and new.state <> 'new' then
      insert into order_delta (${key}, orders, total, deposit) values ${counted('new', '')};
    end if;
    return null;
  end $$`),
  sql`create trigger service_order_summed after insert or delete on service_order
    for each row execute function sum_order()`,
  sql`create trigger service_order_resummed after update on service_order for each row
    when ((old.state, old.payment, old.categories, old.total, old.deposit)
      is distinct from (new.state, new.payment, new.categories, new.total, new.deposit))
    execute function sum_order()`,
  sql.raw(`insert into order_sum (${key}, mix, orders, total, deposit)
    select ${key}, md5(categories::text), count(*), sum(total), sum(deposit)
    from service_order where status <> 'new' group by ${key}`),
];
