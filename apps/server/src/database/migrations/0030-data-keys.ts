import { type Kysely, sql } from 'kysely';

/** Which data key sealed an answer or a content is found without reading all of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await statement.execute(database);
  }
}

const statements = [
  sql`create index sealed_answer_key on sealed_answer (key_id)`,
  sql`alter table blob add column key_id text`,
  sql`create index blob_key on blob (key_id) where key_id is not null`,
];
