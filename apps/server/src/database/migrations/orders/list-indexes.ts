import { sql } from 'kysely';

const scope = 'tenant_id, exhibition_id';
/** What ends every order of the messages. */
const newest = 'created_at desc, message_id desc';
const latest = 'send_at desc, invitation_id';

/** An index for each order that the other long lists are shown in; of the few kinds that a column has, both ways. */
export const listIndexes = [
  // Of the submission whose list an invitation is from, for staff who see some forms only.
  sql`alter table invitation_message add column form_id text`,
  sql`create function invitation_form() returns trigger language plpgsql as $$ begin
    select form_id into new.form_id from submission
    where tenant_id = new.tenant_id and exhibition_id = new.exhibition_id and submission_id = new.submission_id;
    return new;
  end $$`,
  sql`create trigger invitation_message_form before insert on invitation_message
    for each row when (new.submission_id is not null) execute function invitation_form()`,
  sql`update invitation_message set form_id = submission.form_id from submission
    where submission.tenant_id = invitation_message.tenant_id
      and submission.exhibition_id = invitation_message.exhibition_id
      and submission.submission_id = invitation_message.submission_id`,
  sql.raw(`create index invitation_message_of_form on invitation_message (${scope}, form_id, ${latest})
    where form_id is not null`),
  ...['state', 'state desc', 'template', 'template desc'].map((column, index) =>
    sql.raw(`create index outbox_by_${String(index + 1)} on outbox (${scope}, ${column}, ${newest})`),
  ),
  sql.raw(`create index outbox_of_channel on outbox (${scope}, channel, ${newest})`),
  sql.raw(`create index outbox_recipient on outbox (${scope}, recipient, ${newest})`),
  sql.raw(`create index invitation_message_latest on invitation_message (${scope}, ${latest})`),
  sql.raw(`create index invitation_message_state on invitation_message (${scope}, state, ${latest})`),
  sql.raw(`create index invitation_message_falling on invitation_message (${scope}, state desc, ${latest})`),
  sql.raw(`create index drawing_longest on drawing (${scope}, submitted_at, drawing_id)`),
];
