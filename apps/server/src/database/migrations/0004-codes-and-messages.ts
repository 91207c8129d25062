import { type Kysely, sql } from 'kysely';

const steps = [
  // A message to somebody. Only what is certainly not sent is tried again; codes in it go when it is over.
  sql`
create table outbox (
  tenant_id text not null,
  exhibition_id text not null,
  message_id text not null,
  channel text not null check (channel in ('sms')),
  template text not null,
  recipient text not null,
  body text not null,
  masked text not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  good_until timestamptz,
  taken_at timestamptz,
  error text not null default '',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, exhibition_id, message_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,
  sql`create index outbox_due on outbox (next_at) where state = 'queued'`,
  sql`create index outbox_taken on outbox (taken_at) where state = 'sending'`,
  sql`create index outbox_newest on outbox (tenant_id, exhibition_id, created_at desc, message_id desc)`,

  // Codes of the last hour: the newest of a number is the living one, all of them are counted.
  sql`
create table sms_code (
  tenant_id text not null,
  phone text not null,
  code_id text not null,
  exhibition_id text not null,
  template text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, phone, code_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,
  sql`create index sms_code_time on sms_code (sent_at)`,

  // The phone was proved in this session, so a password may be set without the old one.
  sql`alter table session add column may_set_password boolean not null default false`,

  // An address with many failures is slowed down: its tries come one after the other.
  sql`create index sign_in_failure_address on sign_in_failure (address, failed_at)`,
  sql`
create table sign_in_pace (
  address text primary key,
  next_at timestamptz not null
)`,
  sql`create index sign_in_pace_time on sign_in_pace (next_at)`,

  // Tokens of a single sign-on that were used; each is good once.
  sql`
create table sign_on_token (
  tenant_id text not null references tenant,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
)`,
  sql`create index sign_on_token_expiry on sign_on_token (expires_at)`,
];

/** Messages to people, SMS codes, single sign-on, and addresses that are slowed down. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const step of steps) await step.execute(database);
}
