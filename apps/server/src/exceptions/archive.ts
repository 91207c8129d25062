import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of exceptions. */
export const exceptionArchive = [
  archiveKind('exhibitor_exception', 'everything', ['exhibitor_id', 'kind', 'form_id'], {
    exhibitor_id: 'kept',
    kind: 'kept',
    form_id: 'kept',
    value: 'kept',
    reason: 'kept',
    granted_by: 'account',
    granted_at: 'happened',
  }),
];
