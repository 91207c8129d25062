import { type Kysely, sql } from 'kysely';

/** Numbers of receipts: a sequence waits for nobody, so submissions do not queue for their number. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create sequence receipt_number`.execute(database);
}
