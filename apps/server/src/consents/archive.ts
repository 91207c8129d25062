import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of what people agreed to. */
export const consentArchive = [
  archiveKind('consent', 'everything', ['consent_id'], {
    consent_id: 'kept',
    account_id: 'account',
    subject_key: 'subject',
    policy: 'kept',
    version: 'kept',
    address: 'kept',
    given_at: 'happened',
  }),
];
