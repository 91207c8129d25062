import { type Kysely, sql } from 'kysely';

/** Keys that sign badges, one or more for each exhibition; the private ones are sealed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table badge_key (
      tenant_id text not null,
      exhibition_id text not null,
      key_number integer not null check (key_number between 1 and 999),
      -- SPKI, DER
      public_key bytea not null,
      -- 32 bytes in base64url, sealed by the data key of this number
      private_key bytea not null,
      key_id text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, exhibition_id, key_number),
      foreign key (tenant_id, exhibition_id) references exhibition
    )`.execute(database);
}
