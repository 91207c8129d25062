import { AnyObject } from '../platform/documents.ts';
import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of the audit: to be read, for what was done elsewhere is no audit of what was done here. */
export const auditArchive = [
  archiveKind(
    'audit',
    'everything',
    ['audit_id'],
    {
      audit_id: 'kept',
      at: 'happened',
      actor_kind: 'kept',
      account_id: 'account',
      action: 'kept',
      thing_kind: 'kept',
      thing_id: 'kept',
      detail: 'kept',
      reason: 'kept',
      address: 'kept',
      request_id: 'kept',
    },
    { documents: { detail: AnyObject }, isReadingMatter: true },
  ),
];
