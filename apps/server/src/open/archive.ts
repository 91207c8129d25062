import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of guests and visitors. */
export const openArchive = [
  archiveKind('guest', 'everything', ['subject_id'], { subject_id: 'kept', name: 'kept' }),
  archiveKind('visitor', 'everything', ['visitor_id'], {
    visitor_id: 'kept',
    form_id: 'kept',
    submission_id: 'kept',
    subject_id: 'kept',
    exhibitor_id: 'kept',
    link_code: 'kept',
    name: 'kept',
    mobile: 'kept',
    company: 'kept',
    position: 'kept',
    proven: 'kept',
    registered_at: 'happened',
    updated_at: 'happened',
    came_at: 'happened',
    shared: 'kept',
    shared_text: 'kept',
    shared_at: 'happened',
    sender: 'kept',
    displaced_at: 'happened',
  }),
];
