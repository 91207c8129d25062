import { type Kysely, sql } from 'kysely';

/** First answers to calls that came with an idempotency key, for a day (wire.md §1). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table idempotent_answer (
  -- empty where a call names no exhibition
  tenant_id text not null,
  exhibition_id text not null,
  key_hash bytea not null,
  caller text not null,
  request_hash bytea not null,
  -- while the first call runs: who runs it, and until when it is believed to be alive
  runner text not null,
  alive_until timestamptz not null,
  -- null while the first call runs; sealed with the key itself, which is not kept
  answer bytea,
  created_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, key_hash)
)`.execute(database);
  await sql`create index idempotent_answer_time on idempotent_answer (created_at)`.execute(database);
  await sql`create index idempotent_answer_caller on idempotent_answer (tenant_id, exhibition_id, caller, created_at desc)`.execute(
    database,
  );
}
