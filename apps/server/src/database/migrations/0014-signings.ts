import { type Kysely, sql } from 'kysely';

/** Signatures that a desktop asks a phone for, through a short link (pages.md). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await statement.execute(database);
  }
}

const statements = [
  sql`
create table signing (
  tenant_id text not null,
  exhibition_id text not null,
  -- also the subject of its one ticket
  signing_id text not null,
  account_id text not null,
  -- whose file the signature becomes
  owner_key text not null,
  label text not null,
  asker text not null,
  state text not null check (state in ('waiting', 'opened', 'signed', 'cancelled', 'declined')),
  file_id text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, exhibition_id, signing_id),
  foreign key (tenant_id, exhibition_id) references exhibition,
  check ((state = 'signed') = (file_id is not null))
)`,
  sql`create index signing_expiry on signing (expires_at)`,
  sql`alter table short_link drop constraint short_link_purpose_check`,
  sql`alter table short_link add constraint short_link_purpose_check
    check (purpose in ('page', 'form', 'visitor', 'staff', 'seat', 'sign'))`,
  sql`alter table ticket drop constraint ticket_purpose_check`,
  sql`alter table ticket add constraint ticket_purpose_check
    check (purpose in ('form', 'visitor', 'staff', 'seat', 'sign'))`,
];
