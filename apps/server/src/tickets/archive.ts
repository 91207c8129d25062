import { archiveKind, type ArchiveLine } from '../platform/archive-kind.ts';

/** A page of the portal: never another host, whatever becomes of the text. */
const page = /^\/(?!\/)[A-Za-z0-9_]*(?:\?[\w.~%=&+-]*)?$/;
/** Purposes whose links let somebody sign in or sign: they are made where they are used. */
const ownPurposes = new Set<unknown>(['password', 'sign']);

function judged(line: ArchiveLine): ArchiveLine | string {
  const { path, purpose, code } = line;
  if (typeof code !== 'string' || !/^[A-Z0-9]{1,40}$/.test(code)) return 'code is none of a link';
  if (ownPurposes.has(purpose)) return `a link of the purpose ${JSON.stringify(purpose)} does not travel`;
  return typeof path === 'string' && path.length <= 2_000 && page.test(path)
    ? line
    : 'path is no page of the portal';
}

/** What an archive holds of links; tickets, which let somebody in, never travel. */
export const linkArchive = [
  archiveKind(
    'short_link',
    'everything',
    ['code'],
    {
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
    },
    { clean: judged },
  ),
];
