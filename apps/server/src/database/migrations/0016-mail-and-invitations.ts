import { type Kysely, sql } from 'kysely';

/** Mail beside SMS; links that set a first password; invitations that are sent in batches, and who wants none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await statement.execute(database);
  }
}

const statements = [
  sql`alter table outbox drop constraint outbox_channel_check`,
  sql`alter table outbox add constraint outbox_channel_check check (channel in ('sms', 'email'))`,
  sql`alter table outbox add column subject text not null default ''`,

  sql`alter table short_link drop constraint short_link_purpose_check`,
  sql`alter table short_link add constraint short_link_purpose_check
    check (purpose in ('page', 'form', 'visitor', 'staff', 'seat', 'sign', 'password'))`,
  sql`alter table ticket drop constraint ticket_purpose_check`,
  sql`alter table ticket add constraint ticket_purpose_check
    check (purpose in ('form', 'visitor', 'staff', 'seat', 'sign', 'password'))`,

  // One link an account: a new one takes the place of the one before.
  sql`
create table password_link (
  tenant_id text not null,
  exhibition_id text not null,
  account_id text not null,
  -- the subject of its tickets
  link_id text not null,
  code text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_by text,
  created_at timestamptz not null,
  primary key (tenant_id, exhibition_id, account_id),
  unique (tenant_id, exhibition_id, link_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,

  sql`
create table invitation_message (
  tenant_id text not null,
  exhibition_id text not null,
  invitation_id text not null,
  exhibitor_id text not null,
  -- the sheet whose list it is from; null for numbers that were sent by themselves
  submission_id text,
  recipient text not null,
  -- 1, or 2 for the reminder
  wave integer not null,
  language text not null,
  signature text not null,
  send_at timestamptz not null,
  state text not null check (state in ('planned', 'sent', 'skipped')),
  -- why it was skipped
  why text not null default '',
  -- in the exhibition's zone; set when it is sent
  sent_on date,
  created_at timestamptz not null,
  primary key (tenant_id, exhibition_id, invitation_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,
  // Never twice to a number a day, whoever invites.
  sql`create unique index invitation_message_day on invitation_message (tenant_id, exhibition_id, recipient, sent_on)
    where state = 'sent'`,
  sql`create index invitation_message_due on invitation_message (send_at) where state = 'planned'`,
  sql`create index invitation_message_exhibitor on invitation_message (tenant_id, exhibition_id, exhibitor_id)`,

  sql`
create table sms_refusal (
  tenant_id text not null,
  recipient text not null,
  created_at timestamptz not null,
  primary key (tenant_id, recipient)
)`,
];
