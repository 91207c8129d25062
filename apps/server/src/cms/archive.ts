import { LocalTexts, LongTexts } from '../platform/documents.ts';
import { archiveKind, type ArchiveLine } from '../platform/archive-kind.ts';
import { safeHtml } from './safe-html.ts';

/** Texts by language, each as what a writer here could have written. */
function cleaned(line: ArchiveLine): ArchiveLine | string {
  const { html } = line;
  if (typeof html !== 'object' || html === null) return 'html holds no texts';
  const texts = Object.entries(html).map(([language, text]) => [language, safeHtml(String(text))]);
  return { ...line, html: Object.fromEntries(texts) };
}

/** What an archive holds of articles. */
export const articleArchive = [
  archiveKind('article', 'set-up', ['article_id'], {
    article_id: 'kept',
    site_key: 'kept',
    version: 'kept',
  }),
  archiveKind(
    'article_version',
    'set-up',
    ['article_id', 'version'],
    {
      article_id: 'kept',
      version: 'kept',
      title: 'kept',
      html: 'kept',
      saved_by: 'account',
      saved_at: 'happened',
    },
    { documents: { title: LocalTexts, html: LongTexts }, clean: cleaned },
  ),
];

/** Makes the html of a line harmless; for whatever else holds html. */
export const cleanHtmlLine = cleaned;
