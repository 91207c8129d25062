import { sql } from 'kysely';

/**
 * What an order says of itself and of the submission it follows, in columns of its own: lists of orders, and the search
 * for those that lapse, read no submission and find what they want by an index.
 */
export const orderStanding = [
  sql`alter table service_order
    -- where the submission that it follows stands, and since when that is decided; null: it follows none
    add column review text,
    add column review_at timestamptz,
    -- of the booth that the submission is for; null: it counts in all halls of its exhibitor
    add column hall text,
    -- of its lines
    add column categories text[] not null default '{}',
    -- until when it is kept; null: it does not lapse, or not before the review has spoken
    add column lapses_at timestamptz`,
  // A placed order is confirmed once nothing can make it lapse any more.
  sql`alter table service_order
    add column state text not null generated always as (
      case when status = 'placed' and (confirmed_at is not null or payment <> 'unpaid' or coalesce(review = 'adopt', false))
        then 'confirmed' else status end
    ) stored,
    add column folded text not null generated always as (fold_name(number)) stored`,
  sql`
create function order_lapses_at(o service_order) returns timestamptz language sql stable parallel safe as $$
  select least(
    since + make_interval(hours => 24 * o.hold_days),
    greatest(since, o.hold_counted_at) + make_interval(secs => o.hold_left)
  )
  from (select greatest(
    coalesce(o.held_since, o.placed_at),
    case when o.review = 'fail' then coalesce(o.review_at, o.placed_at) end
  ) as since) as clock
  where o.status = 'placed' and o.hold_days is not null and o.payment = 'unpaid' and o.confirmed_at is null
    and (o.review is null or o.review not in ('wait', 'adopt'))
$$`,
  sql`
create function order_stands() returns trigger language plpgsql as $$ begin
  if new.submission_id is null then
    new.review := null;
    new.review_at := null;
    new.hall := null;
  elsif tg_op = 'INSERT' or new.submission_id is distinct from old.submission_id then
    select status, decided_at, booth_hall into new.review, new.review_at, new.hall from submission
    where tenant_id = new.tenant_id and exhibition_id = new.exhibition_id and submission_id = new.submission_id;
  end if;
  new.lapses_at := order_lapses_at(new);
  return new;
end $$`,
  sql`create trigger service_order_stands before insert or update on service_order
    for each row execute function order_stands()`,
  // Each order is looked up by its key, whatever the database believes of a table that was empty when this was planned,
  // and written by itself: whoever changes it at this moment is waited for.
  sql`
create function note_written_submission() returns trigger language plpgsql set enable_seqscan = off as $$
declare one record;
begin
  insert into submission_change (tenant_id, exhibition_id, kind, id)
  select tenant_id, exhibition_id, 'submission', submission_id from changed;
  for one in
    select following.order_id, changed.tenant_id, changed.exhibition_id, changed.status, changed.decided_at,
      changed.booth_hall
    from changed cross join lateral (
      select order_id, review, review_at, hall from service_order
      where service_order.tenant_id = changed.tenant_id and service_order.exhibition_id = changed.exhibition_id
        and service_order.submission_id = changed.submission_id
      offset 0
    ) as following
    where (following.review, following.review_at, following.hall)
      is distinct from (changed.status, changed.decided_at, changed.booth_hall)
  loop
    update service_order set review = one.status, review_at = one.decided_at, hall = one.booth_hall
    where tenant_id = one.tenant_id and exhibition_id = one.exhibition_id and order_id = one.order_id;
  end loop;
  return null;
end $$`,
  sql`drop trigger submission_written on submission`,
  sql`create trigger submission_written after update on submission
    referencing new table as changed for each statement execute function note_written_submission()`,
  // Those that stood before.
  sql`
update service_order set review = submission.status, review_at = submission.decided_at, hall = submission.booth_hall
from submission
where submission.tenant_id = service_order.tenant_id and submission.exhibition_id = service_order.exhibition_id
  and submission.submission_id = service_order.submission_id`,
  sql`
update service_order set categories = ordered.categories
from (
  select tenant_id, exhibition_id, order_id, array_agg(distinct category collate "C" order by category collate "C") as categories
  from order_line group by tenant_id, exhibition_id, order_id
) as ordered
where ordered.tenant_id = service_order.tenant_id and ordered.exhibition_id = service_order.exhibition_id
  and ordered.order_id = service_order.order_id`,
  sql`update service_order set lapses_at = null where submission_id is null and order_lapses_at(service_order) is not null`,
];

/** For what lists of orders are sorted and narrowed by, and those that are due. */
export const orderIndexes = [
  sql`drop index service_order_held`,
  sql`drop index service_order_open`,
  sql`create index service_order_lapses on service_order (lapses_at, tenant_id, exhibition_id)
    where lapses_at is not null`,
  // Open ones, the dearest of a form.
  sql`create index service_order_dear on service_order (tenant_id, exhibition_id, form_id, total)
    where state = 'placed'`,
  // Those of exhibitors, of one or many; counts and sums are read from this alone.
  sql`create index service_order_exhibitor on service_order (tenant_id, exhibition_id, exhibitor_id)
    include (form_id, status, state, payment, hall, total, deposit) where status <> 'new'`,
  sql`create index service_order_hall on service_order (tenant_id, exhibition_id, hall) where hall is not null`,
  sql`create index service_order_category on service_order using gin (categories)`,
  sql`create index service_order_by_updated_at on service_order (tenant_id, exhibition_id, updated_at, order_id)
    where status <> 'new'`,
  sql`create index service_order_by_placed_at on service_order (tenant_id, exhibition_id, placed_at)
    where status <> 'new'`,
  sql`create index service_order_by_total on service_order (tenant_id, exhibition_id, total) where status <> 'new'`,
  sql`create index service_order_by_number on service_order (tenant_id, exhibition_id, number, order_id)
    where status <> 'new'`,
  // Whole numbers are looked up by it, and parts of them along it.
  sql`create index service_order_sought on service_order (tenant_id, exhibition_id, folded, order_id)
    where status <> 'new'`,
  // Orders by whom they are of.
  sql`create index exhibitor_name on exhibitor (tenant_id, exhibition_id, name)`,
];
