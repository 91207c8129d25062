import { type Kysely, sql } from 'kysely';

const statements = [
  // Drafts from before whatever shape of rows was sealed may hold ID numbers in clear: each is looked at once.
  `alter table draft add column is_sealed boolean not null default false`,
  `create index draft_unsealed on draft (tenant_id, exhibition_id, submission_id) where not is_sealed`,
];

/** Which drafts are known to hold nothing sensitive in clear. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}
