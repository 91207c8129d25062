import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of exhibitors and where they stand. */
export const boothArchive = [
  archiveKind('exhibitor', 'everything', ['exhibitor_id'], {
    exhibitor_id: 'kept',
    code: 'kept',
    state: 'kept',
    note: 'kept',
    owner_account_id: 'account',
    name: 'kept',
    name_en: 'kept',
    origin: 'kept',
    language: 'kept',
    tags: 'kept',
    trial: 'kept',
    folded: 'left out',
    created_at: 'happened',
  }),
  archiveKind('booth', 'everything', ['booth_id'], {
    booth_id: 'kept',
    hall: 'kept',
    number: 'kept',
    area: 'kept',
    type: 'kept',
    height_limit: 'kept',
    tags: 'kept',
    folded: 'left out',
    exhibitor_id: 'kept',
  }),
];
