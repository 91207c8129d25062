import { sql, type Kysely } from 'kysely';

/** A later end has a reason, and a price: those from before kept the price of before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table form_extension
    add column reason text not null default '',
    add column normal_price boolean not null default true`.execute(database);
}
