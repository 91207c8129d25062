import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of invitations. */
export const invitationArchive = [
  archiveKind('invitation_quota', 'everything', ['exhibitor_id'], { exhibitor_id: 'kept', quota: 'kept' }),
];
