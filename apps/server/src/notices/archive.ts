import { LocalTexts, LongTexts } from '../platform/documents.ts';
import { cleanHtmlLine } from '../cms/index.ts';
import { archiveKind } from '../platform/archive-kind.ts';

/** What an archive holds of notices: people's own, so that none is told what was told last year. */
export const noticeArchive = [
  archiveKind(
    'notice',
    'everything',
    ['notice_id'],
    {
      notice_id: 'kept',
      sender: 'kept',
      title: 'kept',
      html: 'kept',
      pinned: 'kept',
      roles: 'kept',
      tags: 'kept',
      exhibitor_ids: 'kept',
      account_ids: 'account',
      published_at: 'happened',
      created_by: 'account',
      created_at: 'happened',
    },
    { documents: { sender: LocalTexts, title: LocalTexts, html: LongTexts }, clean: cleanHtmlLine },
  ),
  archiveKind('notice_read', 'everything', ['notice_id', 'account_id'], {
    notice_id: 'kept',
    account_id: 'account',
    read_at: 'happened',
  }),
];
