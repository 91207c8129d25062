import { type Kysely, sql } from 'kysely';

/** People an exhibitor brings: what lists, quotas and the organiser ask of them beside their forms (wire.md §4). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table person (
  tenant_id text not null,
  exhibition_id text not null,
  -- the submission of the person's form
  person_id text not null,
  exhibitor_id text not null,
  form_id text not null,
  -- self: registered through a link of the exhibitor
  origin text not null check (origin in ('exhibitor', 'self')),
  -- waiting: until the exhibitor says whether it is theirs
  state text not null check (state in ('listed', 'waiting', 'declined')),
  name text not null,
  mobile text not null,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, exhibition_id, person_id),
  foreign key (tenant_id, exhibition_id, person_id) references submission on delete cascade,
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor
)`.execute(database);
  await sql`create index person_exhibitor on person (tenant_id, exhibition_id, exhibitor_id, state)`.execute(
    database,
  );
  // What a subject removed is kept with its revisions, and shown to nobody.
  await sql`alter table submission add column removed_at timestamptz`.execute(database);
}
