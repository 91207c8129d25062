import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of signatures that were asked for. */
export const signingArchive = [
  archiveKind('signing', 'everything', ['signing_id'], {
    signing_id: 'kept',
    account_id: 'account',
    owner_key: 'subject',
    label: 'kept',
    asker: 'kept',
    state: 'kept',
    file_id: 'kept',
    expires_at: 'moment',
    created_at: 'happened',
  }),
];
