import { type Kysely, sql } from 'kysely';

/** Where a visitor registered from, and since when their place at the exhibitor that invited is another's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table visitor add column sender text, add column displaced_at timestamptz`.execute(
    database,
  );
}
