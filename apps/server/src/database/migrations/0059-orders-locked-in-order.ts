import { sql, type Kysely } from 'kysely';

/**
 * Whoever moves booths locks the orders of an exhibitor in the order in which everybody locks several: of two who want
 * the same orders one waits, and none is ended by the database.
 */
const statements = [
  sql`
create or replace function move_orders() returns trigger language plpgsql set enable_seqscan = off as $$
declare one record;
begin
  for one in
    select distinct tenant_id, exhibition_id, exhibitor_id from changed where exhibitor_id is not null
    order by tenant_id, exhibition_id, exhibitor_id
  loop
    perform from exhibitor where tenant_id = one.tenant_id and exhibition_id = one.exhibition_id
      and exhibitor_id = one.exhibitor_id for no key update;
    perform from service_order where tenant_id = one.tenant_id and exhibition_id = one.exhibition_id
      and exhibitor_id = one.exhibitor_id and status <> 'new' and halls <> order_halls(service_order)
      order by order_id for no key update;
    update service_order set halls = '{}'
    where tenant_id = one.tenant_id and exhibition_id = one.exhibition_id and exhibitor_id = one.exhibitor_id
      and status <> 'new' and halls <> order_halls(service_order);
  end loop;
  return null;
end $$`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
