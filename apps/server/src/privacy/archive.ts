import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of wishes to be forgotten. */
export const privacyArchive = [
  archiveKind('deletion_request', 'everything', ['request_id'], {
    request_id: 'kept',
    account_id: 'account',
    reason: 'kept',
    requested_at: 'happened',
    answer: 'kept',
    answered_by: 'account',
    answered_at: 'happened',
  }),
];
