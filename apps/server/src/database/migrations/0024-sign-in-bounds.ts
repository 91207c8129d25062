import { type Kysely, sql } from 'kysely';

/** Settings of exhibitions; what bounds on signing in and on SMS codes count by (wire.md §2). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await statement.execute(database);
  }
}

const statements = [
  // What the organiser set otherwise than it is by default; the program knows the keys.
  sql`alter table exhibition add column settings jsonb not null default '{}'`,
  sql`create trigger exhibition_changed after update on exhibition for each row
    when (old.settings is distinct from new.settings) execute function tell_change('exhibition', 'exhibition_id')`,

  // Failures count for two hours at most. They are counted by pairs now, and slow down what lies around the address.
  sql`delete from sign_in_failure`,
  sql`drop index sign_in_failure_address`,
  sql`alter table sign_in_failure
    add column around text not null,
    -- from a pair or a device that signed in to the account before
    add column known boolean not null`,
  sql`create index sign_in_failure_around on sign_in_failure (around, failed_at)`,
  sql`create index sign_in_failure_unknown on sign_in_failure (tenant_id, login, failed_at) where not known`,

  // An address, of IPv6 a network, that signed in to an account.
  sql`
create table known_address (
  tenant_id text not null,
  account_id text not null,
  address text not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, account_id, address),
  foreign key (tenant_id, account_id) references account on delete cascade
)`,
  sql`create index known_address_time on known_address (last_used_at)`,
  sql`
insert into known_address (tenant_id, account_id, address, last_used_at)
  select tenant_id, account_id, 'address:' || substring(address from '^(?:::ffff:)?(\\d+\\.\\d+\\.\\d+\\.\\d+)$'), max(created_at)
  from session where address ~ '^(::ffff:)?\\d+\\.\\d+\\.\\d+\\.\\d+$' group by 1, 2, 3`,

  // A browser that signed in to an account, by the hash of the token that it holds.
  sql`
create table known_device (
  tenant_id text not null,
  account_id text not null,
  token_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, account_id, token_hash),
  foreign key (tenant_id, account_id) references account on delete cascade
)`,
  sql`create index known_device_time on known_device (last_used_at)`,

  // When an unknown address may try at an account at which many failed.
  sql`
create table sign_in_wait (
  tenant_id text not null,
  login text not null,
  address text not null,
  due_at timestamptz not null,
  primary key (tenant_id, login, address)
)`,
  sql`create index sign_in_wait_time on sign_in_wait (due_at)`,

  // Codes are bounded for each purpose and way; wrong ones count by code and address.
  sql`alter table sms_code add column channel text not null default 'sms' check (channel in ('sms', 'email'))`,
  sql`create index sms_code_sendings on sms_code (tenant_id, phone, template, channel, sent_at desc)`,
  sql`
create table sms_code_try (
  tenant_id text not null,
  phone text not null,
  code_id text not null,
  address text not null,
  tries integer not null,
  primary key (tenant_id, phone, code_id, address),
  foreign key (tenant_id, phone, code_id) references sms_code on delete cascade
)`,

  // Addresses so far were entered by the organiser, whose links for passwords go there too.
  sql`alter table account add column email_verified_at timestamptz`,
  sql`update account set email_verified_at = now() where email <> ''`,
];
