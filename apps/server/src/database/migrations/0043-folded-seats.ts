import { type Kysely, sql } from 'kysely';

/** Who has a seat is found by the name as all names are searched: accents and every dot left out, too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update seat set name_key = fold_name(name) where name_key <> fold_name(name)`.execute(database);
}
