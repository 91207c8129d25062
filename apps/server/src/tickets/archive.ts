import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of links; tickets, which let somebody in, never travel. */
export const linkArchive = [
  archiveKind('short_link', 'everything', ['code'], {
    code: 'kept',
    purpose: 'kept',
    path: 'kept',
    form_id: 'kept',
    exhibitor_id: 'kept',
    kind: 'kept',
    subject_id: 'kept',
    most_tickets: 'kept',
    issued: 'kept',
    opened: 'kept',
    ticket_uses: 'kept',
    ticket_seconds: 'kept',
    opens_at: 'moment',
    closes_at: 'moment',
    created_at: 'happened',
  }),
];
