import { type Kysely, sql } from 'kysely';

const statements = [
  // Orders that hold things without being decided or paid for, however many there ever were.
  `create index service_order_open on service_order (tenant_id, exhibition_id)
   where status = 'placed' and payment = 'unpaid' and confirmed_at is null`,
  // What a form is usually ordered for: of its newest orders alone.
  `create index service_order_usual on service_order (tenant_id, exhibition_id, form_id, placed_at desc)
   include (total) where status = 'placed'`,
];

/** Indexes for the list of orders that are unusual. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}
