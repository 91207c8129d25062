import type { SaveArticleRequest } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../audit/index.ts';
import type { Origin, Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Article } from './article.ts';
import { readTexts } from './read-texts.ts';
import { cleanTexts } from './clean-texts.ts';
import { findArticle, lockArticle, lockKeys, putVersion } from './store.ts';

/** Who saves, where and from where. */
export interface Author {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/**
 * Keeps an article as its next version, its html sanitised.
 * @throws HandOver where it is long, Refusal BAD_REQUEST, NOT_FOUND, ARTICLE_CHANGED if it builds on an older version, KEY_TAKEN.
 */
export async function saveArticle(
  database: Database,
  { staff, exhibition, origin }: Author,
  request: SaveArticleRequest,
  at: Date,
): Promise<Article> {
  const { siteKey } = request;
  const cleaned = cleanTexts(request.html);
  const title = readTexts(request.title, 'title');
  const html = readTexts(cleaned, 'html');
  return inTransaction(database, async (transaction) => {
    await lockKeys(transaction, exhibition);
    const version = request.id === undefined ? 0 : await lockArticle(transaction, exhibition, request.id);
    if (version === null) throw new Refusal('NOT_FOUND');
    if (version !== request.version) throw new Refusal('ARTICLE_CHANGED', {}, { version });
    const articleId = request.id ?? uuid();
    const holder = await findArticle(transaction, exhibition, { siteKey });
    if (holder !== null && holder.articleId !== articleId) throw new Refusal('KEY_TAKEN', { key: siteKey });
    const article = {
      articleId,
      siteKey,
      version: version + 1,
      title,
      html,
      savedBy: staff.accountId,
      savedAt: at,
    };
    await putVersion(transaction, exhibition, article);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'article.save',
      thing: { kind: 'article', id: articleId },
      detail: { siteKey, version: article.version },
      origin,
    });
    return article;
  });
}
