import { type Kysely, sql } from 'kysely';

/** What bounds on invitations, self-registrations, files of guests and SMS count by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await statement.execute(database);
  }
}

const statements = [
  sql`create index invitation_message_planned on invitation_message (tenant_id, exhibition_id) where state = 'planned'`,
  sql`create index invitation_message_sent on invitation_message (tenant_id, exhibition_id, sent_on) where state = 'sent'`,
  // Whether a number stands on a list of this exhibition.
  sql`create index invitation_message_recipient on invitation_message (tenant_id, exhibition_id, recipient)`,
  sql`create index person_mobile on person (tenant_id, exhibition_id, mobile)`,
  sql`create index visitor_number on visitor (tenant_id, exhibition_id, mobile) where proven`,

  // A number is one key however it was typed.
  sql`
update account set phone = right(phone, 11)
where phone ~ '^([+]|00)?86(1[3-9][0-9]{9})$' and not exists (
  select from account as other where other.tenant_id = account.tenant_id and other.phone = right(account.phone, 11)
)`,
  sql`
update account set phone = '+' || substr(phone, 3)
where phone ~ '^00[1-9][0-9]{5,}$' and not exists (
  select from account as other where other.tenant_id = account.tenant_id and other.phone = '+' || substr(account.phone, 3)
)`,
  sql`
insert into sms_refusal (tenant_id, recipient, created_at)
select tenant_id, right(recipient, 11), created_at from sms_refusal where recipient ~ '^([+]|00)?86(1[3-9][0-9]{9})$'
on conflict do nothing`,

  // A question in words is no picture: whoever answers it proves work too.
  sql`alter table captcha add column needs_proof boolean not null default false`,

  // Where somebody registered from, as a keyed hash: who sent many at once is told from the others.
  sql`alter table person add column sender text, add column proven boolean not null default false`,

  // The room that files of guests take in an exhibition.
  sql`create index file_of_tickets on file (tenant_id, exhibition_id) include (size) where owner_key like 'ticket:%'`,
];
