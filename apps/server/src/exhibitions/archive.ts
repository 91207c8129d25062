import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of an exhibition itself. Its address and client are given by whoever takes it in. */
export const exhibitionArchive = [
  archiveKind('exhibition', 'set-up', [], {
    title: 'kept',
    host: 'left out',
    zone: 'kept',
    languages: 'kept',
    client_id: 'left out',
    client_secret: 'left out',
    profile: 'dated',
    open: 'left out',
    state: 'left out',
    settings: 'kept',
    created_at: 'left out',
  }),
];
