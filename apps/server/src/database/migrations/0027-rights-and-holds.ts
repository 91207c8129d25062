import { type Kysely, sql } from 'kysely';

/** Seconds that things are held outside review in all. */
const longestHold = 30 * 86_400;

const statements = [
  `alter table membership
     add column may_decide boolean not null default false,
     add column halls text[] not null default '{}'`,
  // Who decided before goes on deciding.
  `update membership set may_decide = true where role = 'editor'`,
  `drop trigger membership_changed on membership`,
  `create trigger membership_changed after update on membership for each row when (
     old.account_id is distinct from new.account_id or old.role is distinct from new.role
     or old.exhibitor_id is distinct from new.exhibitor_id or old.form_ids is distinct from new.form_ids
     or old.may_decide is distinct from new.may_decide or old.halls is distinct from new.halls
   ) execute function tell_change('membership', 'membership_id')`,
  // null: the smaller of a tenth of the stock and the exhibition's usual bound
  `alter table catalogue_item
     add column most integer check (most > 0),
     add column most_by text not null default 'exhibitor' check (most_by in ('exhibitor', 'area'))`,
  `alter table service_order
     add column held_since timestamptz,
     add column hold_counted_at timestamptz,
     add column hold_left bigint not null default ${longestHold} check (hold_left >= 0),
     add column lapse_told_at timestamptz`,
  // How long a subject held an item outside review, over all its orders that were never paid for.
  `create table hold_spent (
     tenant_id text not null,
     exhibition_id text not null,
     subject_key text not null,
     item_id text not null,
     seconds bigint not null check (seconds >= 0),
     primary key (tenant_id, exhibition_id, subject_key, item_id),
     foreign key (tenant_id, exhibition_id, item_id) references catalogue_item
   )`,
  // What staff let an exhibitor have beyond an item's bound.
  `create table quantity_exception (
     tenant_id text not null,
     exhibition_id text not null,
     exhibitor_id text not null,
     item_id text not null,
     -- hundredths of the unit
     most bigint not null check (most > 0),
     reason text not null,
     granted_by text not null,
     granted_at timestamptz not null,
     primary key (tenant_id, exhibition_id, exhibitor_id, item_id),
     foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor,
     foreign key (tenant_id, exhibition_id, item_id) references catalogue_item
   )`,
  `create index service_order_of_exhibitor on service_order (tenant_id, exhibition_id, subject_key)
   where status = 'placed'`,
  `create index service_order_lapse_untold on service_order (tenant_id, exhibition_id)
   where status = 'lapsed' and lapse_told_at is null`,
];

/** What was held for ever begins its days now, so that nobody loses an order by the upgrade alone. */
const beginHolds = [
  sql`
    update catalogue_item set hold_days = 14
    where hold_days is null and exists (
      select from catalogue_stock
      where catalogue_stock.tenant_id = catalogue_item.tenant_id
        and catalogue_stock.exhibition_id = catalogue_item.exhibition_id
        and catalogue_stock.item_id = catalogue_item.item_id and catalogue_stock.stock is not null
    )`,
  sql`
    update service_order set
      held_since = case when hold_days is null then now() else placed_at end,
      hold_counted_at = now(),
      hold_days = coalesce(hold_days, (
        select min(catalogue_item.hold_days) from order_draw
        join catalogue_item using (tenant_id, exhibition_id, item_id)
        where order_draw.tenant_id = service_order.tenant_id
          and order_draw.exhibition_id = service_order.exhibition_id
          and order_draw.order_id = service_order.order_id
      ))
    where status = 'placed'`,
  // Of what lapsed before, nobody is told now.
  sql`update service_order set lapse_told_at = now() where status = 'lapsed'`,
];

/** Rights that memberships carry, bounds of what one exhibitor may order, and holds that end. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    // Each builds on the one before.
    await sql.raw(statement).execute(database);
  }
  for (const statement of beginHolds) {
    await statement.execute(database);
  }
}
