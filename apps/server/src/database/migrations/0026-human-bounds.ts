import { type Kysely, sql } from 'kysely';

/** What bounds on invitations, self-registrations, files of guests and SMS count by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    await statement.execute(database);
  }
}

const statements = [
  sql`create index invitation_message_planned on invitation_message (tenant_id, exhibition_id) where state = 'planned'`,
  sql`create index invitation_message_sent on invitation_message (tenant_id, exhibition_id, sent_on) where state = 'sent'`,
  // Whether a number stands on a list of this exhibition.
  sql`create index invitation_message_recipient on invitation_message (tenant_id, exhibition_id, recipient)`,
  sql`create index person_mobile on person (tenant_id, exhibition_id, mobile)`,

  // Where somebody registered from, as a keyed hash: who sent many at once is told from the others.
  sql`alter table person add column sender text, add column proven boolean not null default false`,

  // The room that files of guests take in an exhibition.
  sql`create index file_of_tickets on file (tenant_id, exhibition_id) include (size) where owner_key like 'ticket:%'`,
];
