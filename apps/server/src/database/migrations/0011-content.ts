import { type Kysely, sql } from 'kysely';

/** What the organiser tells: articles and notices; what people ask about their data; who was invited as what. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await statement.execute(database);
  }
}

const statements = [
  sql`
create table article (
  tenant_id text not null,
  exhibition_id text not null,
  article_id text not null,
  site_key text not null,
  -- the newest
  version integer not null,
  primary key (tenant_id, exhibition_id, article_id),
  foreign key (tenant_id, exhibition_id) references exhibition,
  unique (tenant_id, exhibition_id, site_key)
)`,
  sql`
create table article_version (
  tenant_id text not null,
  exhibition_id text not null,
  article_id text not null,
  version integer not null check (version > 0),
  -- texts by language; html is sanitised
  title jsonb not null,
  html jsonb not null,
  saved_by text,
  saved_at timestamptz not null,
  primary key (tenant_id, exhibition_id, article_id, version),
  foreign key (tenant_id, exhibition_id, article_id) references article
)`,
  sql`alter table form add foreign key (tenant_id, exhibition_id, article_id) references article`,
  sql`
create table notice (
  tenant_id text not null,
  exhibition_id text not null,
  notice_id text not null,
  -- texts by language: who speaks, about what; html is sanitised
  sender jsonb not null,
  title jsonb not null,
  html jsonb not null,
  pinned boolean not null,
  -- whom it is for; empty = any
  roles text[] not null,
  tags text[] not null,
  exhibitor_ids text[] not null,
  -- not shown before
  published_at timestamptz not null,
  created_by text,
  created_at timestamptz not null,
  primary key (tenant_id, exhibition_id, notice_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,
  sql`create index notice_time on notice (tenant_id, exhibition_id, published_at)`,
  sql`
create table notice_read (
  tenant_id text not null,
  exhibition_id text not null,
  notice_id text not null,
  account_id text not null,
  read_at timestamptz not null,
  primary key (tenant_id, exhibition_id, notice_id, account_id),
  foreign key (tenant_id, exhibition_id, notice_id) references notice on delete cascade,
  foreign key (tenant_id, account_id) references account
)`,
  sql`
create table deletion_request (
  tenant_id text not null,
  exhibition_id text not null,
  request_id text not null,
  account_id text not null,
  reason text not null,
  asked_at timestamptz not null,
  -- what the organiser answered, and when
  answer text,
  answered_by text,
  answered_at timestamptz,
  primary key (tenant_id, exhibition_id, request_id),
  foreign key (tenant_id, exhibition_id) references exhibition,
  foreign key (tenant_id, account_id) references account
)`,
  sql`create unique index deletion_request_open on deletion_request (tenant_id, exhibition_id, account_id)
  where answered_at is null`,
  // What the inviting exhibitor calls somebody who has not come yet: the account may be of somebody it does not know.
  sql`alter table membership add column invited_name text`,
  sql`alter table dictionary_entry add column has_input boolean not null default false`,
];
