import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of invitations. */
export const invitationArchive = [
  // What was sent from elsewhere is not sent again.
  archiveKind(
    'invitation_message',
    'everything',
    ['invitation_id'],
    {
      invitation_id: 'kept',
      exhibitor_id: 'kept',
      submission_id: 'kept',
      form_id: 'left out',
      recipient: 'kept',
      wave: 'kept',
      language: 'kept',
      signature: 'kept',
      send_at: 'moment',
      state: 'kept',
      why: 'kept',
      sent_on: 'day',
      created_at: 'happened',
    },
    { isReadingMatter: true },
  ),
];
