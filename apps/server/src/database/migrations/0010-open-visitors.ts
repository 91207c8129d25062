import { type Kysely, sql } from 'kysely';

/** What is open to people without an account: short links, tickets, invited visitors, seats (wire.md §3, §4). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await statement.execute(database);
  }
}

const statements = [
  sql`
create table short_link (
  tenant_id text not null,
  exhibition_id text not null,
  -- capital letters and digits
  code text not null,
  purpose text not null check (purpose in ('page', 'form', 'visitor', 'staff', 'seat')),
  -- of the portal
  path text not null,
  form_id text,
  exhibitor_id text,
  -- the siecType of an invitation, else empty
  kind text not null default '',
  -- set where whoever opens it is a known subject; else every ticket is a new one
  subject_id text,
  -- null is no limit
  most_tickets integer,
  issued integer not null default 0,
  opened integer not null default 0,
  ticket_uses integer not null,
  ticket_seconds integer not null,
  opens_at timestamptz,
  closes_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, exhibition_id, code),
  foreign key (tenant_id, exhibition_id) references exhibition,
  foreign key (tenant_id, exhibition_id, form_id) references form,
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor
)`,
  sql`create unique index short_link_exhibitor on short_link (tenant_id, exhibition_id, exhibitor_id, purpose, kind)
    where exhibitor_id is not null and subject_id is null`,
  sql`create unique index short_link_subject on short_link (tenant_id, exhibition_id, subject_id)
    where subject_id is not null`,
  sql`
create table ticket (
  tenant_id text not null,
  exhibition_id text not null,
  -- SHA-256 of 128 random bits, which only their holder knows
  ticket_hash bytea not null,
  -- whose submissions and files are its own
  subject_id text not null,
  purpose text not null check (purpose in ('form', 'visitor', 'staff', 'seat')),
  form_id text,
  exhibitor_id text,
  link_code text,
  uses_left integer not null check (uses_left >= 0),
  -- until then a captcha that was answered rightly counts
  human_until timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, exhibition_id, ticket_hash),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,
  sql`create index ticket_expiry on ticket (expires_at)`,
  sql`create index call_count_age on call_count (started_at)`,
  sql`
create table ticket_holder (
  tenant_id text not null,
  exhibition_id text not null,
  subject_id text not null,
  -- as they named themselves
  name text not null,
  primary key (tenant_id, exhibition_id, subject_id)
)`,
  sql`
create table kept_file (
  tenant_id text not null,
  exhibition_id text not null,
  -- of a ticket, and named by what it submitted
  file_id text not null,
  primary key (tenant_id, exhibition_id, file_id),
  foreign key (tenant_id, exhibition_id, file_id) references file on delete cascade
)`,
  sql`create index file_created on file (created_at) where owner_key like 'ticket:%'`,
  sql`create index blob_unshown on blob (tenant_id) where refs = 0`,
  sql`alter table consent alter column account_id drop not null`,
  sql`alter table consent add column subject_key text`,
  sql`alter table consent add constraint consent_giver check (account_id is not null or subject_key is not null)`,
  sql`create table invitation_quota (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  quota integer not null check (quota >= 0),
  primary key (tenant_id, exhibition_id, exhibitor_id),
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor
)`,
  sql`
create table visitor (
  tenant_id text not null,
  exhibition_id text not null,
  visitor_id text not null,
  form_id text not null,
  submission_id text not null,
  subject_id text not null,
  -- who invited them
  exhibitor_id text,
  link_code text,
  name text not null,
  mobile text not null,
  company text not null,
  position text not null,
  -- a code in an SMS proved the number
  proven boolean not null,
  registered_at timestamptz not null,
  updated_at timestamptz not null,
  came_at timestamptz,
  primary key (tenant_id, exhibition_id, visitor_id),
  foreign key (tenant_id, exhibition_id, submission_id) references submission on delete cascade
)`,
  sql`create unique index visitor_mobile on visitor (tenant_id, exhibition_id, form_id, mobile) where proven`,
  sql`create unique index visitor_submission on visitor (tenant_id, exhibition_id, submission_id)`,
  sql`create index visitor_exhibitor on visitor (tenant_id, exhibition_id, exhibitor_id, registered_at)`,
  sql`
create table seat_plan (
  tenant_id text not null,
  exhibition_id text not null,
  plan_id text not null,
  title jsonb not null,
  -- sanitised when it is kept
  svg text not null,
  -- by area: its door and until when it is open
  areas jsonb not null,
  opens_at timestamptz,
  closes_at timestamptz,
  primary key (tenant_id, exhibition_id, plan_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,
  sql`
create table seat (
  tenant_id text not null,
  exhibition_id text not null,
  plan_id text not null,
  area text not null,
  seat_row text not null,
  seat_number text not null,
  name text not null,
  -- the name as it is compared
  name_key text not null,
  -- the last four digits; nothing needs the others
  mobile_tail text not null,
  company text not null,
  primary key (tenant_id, exhibition_id, plan_id, area, seat_row, seat_number),
  foreign key (tenant_id, exhibition_id, plan_id) references seat_plan on delete cascade
)`,
  sql`create index seat_person on seat (tenant_id, exhibition_id, name_key, mobile_tail)`,
] as const;
