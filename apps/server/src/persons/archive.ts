import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of the people of exhibitors. */
export const personArchive = [
  archiveKind('person', 'everything', ['person_id'], {
    person_id: 'kept',
    exhibitor_id: 'kept',
    form_id: 'kept',
    origin: 'kept',
    state: 'kept',
    name: 'kept',
    mobile: 'kept',
    reason: 'kept',
    sender: 'kept',
    proven: 'kept',
    created_at: 'happened',
    updated_at: 'happened',
  }),
];
