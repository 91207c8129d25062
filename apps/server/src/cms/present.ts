import type { Article as WireArticle } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { formatTime, localText } from '../exhibitions/index.ts';
import type { Database } from '../database/database.ts';
import type { Article } from './article.ts';
import { shownHtml } from './shown-html.ts';

/** An article as it is shown: sanitised again, for the rule may have grown stricter since it was saved. */
export async function presentArticle(
  database: Database,
  article: Article,
  language: Language,
  zone: string,
): Promise<WireArticle> {
  const [html = ''] = await shownHtml(database, [localText(article.html, language)]);
  return {
    id: article.articleId,
    siteKey: article.siteKey,
    title: localText(article.title, language),
    html,
    version: article.version,
    updateTime: formatTime(article.savedAt, zone),
  };
}
