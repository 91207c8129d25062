import { sql, type Kysely } from 'kysely';

/** Columns bear the words that the program uses for them: generated columns, views and indexes follow by themselves. */
const renames: readonly string[] = [
  'alter table service_order rename column held_since to hold_since',
  'alter table service_order rename column lapse_told_at to lapse_notified_at',
  'alter index service_order_lapse_untold rename to service_order_lapse_unnotified',
  'alter table deletion_request rename column asked_at to requested_at',
  // Functions name columns in their text, which is read when they run.
  `create or replace function order_lapses_at(o service_order) returns timestamptz language sql stable parallel safe as $$
    select least(
      since + make_interval(hours => 24 * o.hold_days),
      greatest(since, o.hold_counted_at) + make_interval(secs => o.hold_left)
    )
    from (select greatest(
      coalesce(o.hold_since, o.placed_at),
      case when o.review = 'fail' then coalesce(o.review_at, o.placed_at) end
    ) as since) as clock
    where o.status = 'placed' and o.hold_days is not null and o.payment = 'unpaid' and o.confirmed_at is null
      and (o.review is null or o.review not in ('wait', 'adopt'))
  $$`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  // In the order in which they stand.
  for (const rename of renames) await sql.raw(rename).execute(database);
}
