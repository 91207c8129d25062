import { sql } from 'kysely';

const scope = 'tenant_id, exhibition_id';
/** What ends every order of the messages. */
const newest = 'created_at desc, message_id desc';
const latest = 'send_at desc, invitation_id';

/** An index for each order that the other long lists are shown in; of the few kinds that a column has, both ways. */
export const listIndexes = [
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
