import { bodyBytes } from '../body-bytes.ts';
import { cmsCalls, consoleCmsCalls } from '../calls/cms.ts';
import {
  Article,
  ArticleDetail,
  ArticleIdQuery,
  ArticleKeyQuery,
  ArticleParams,
  ArticleVersionQuery,
  ArticlesPage,
  ArticlesQuery,
  FormArticleQuery,
  SaveArticleRequest,
  SavedArticle,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

/** Articles of the organiser (wire.md §4, console.md §6). `:name` stands for a path parameter. */
export const cmsRecords = {
  articleBySiteKey: {
    ...cmsCalls.articleBySiteKey,
    access: 'open',
    summary: 'The article with this key, its html safe to show',
    query: ArticleKeyQuery,
    data: Article,
    // Some are for everybody.
    refusals: ['NOT_FOUND', 'UNAUTHORIZED'],
  },
  articleById: {
    ...cmsCalls.articleById,
    access: 'signed-in',
    summary: 'The article with this id, of a form where one is named',
    query: ArticleIdQuery,
    data: Article,
    refusals: ['NOT_FOUND'],
  },
  formArticle: {
    ...cmsCalls.formArticle,
    access: 'signed-in',
    summary: 'The letter of a form',
    query: FormArticleQuery,
    data: Article,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<keyof typeof cmsCalls, CallRecord>;

/** What staff do with them. */
export const consoleCmsRecords = {
  consoleArticles: {
    ...consoleCmsCalls.consoleArticles,
    access: { may: 'read' },
    summary: 'The articles by key, paged',
    query: ArticlesQuery,
    data: ArticlesPage,
  },
  consoleArticle: {
    ...consoleCmsCalls.consoleArticle,
    access: { may: 'read' },
    summary: 'One article in all languages, as it is or as it was in a version',
    params: ArticleParams,
    query: ArticleVersionQuery,
    data: ArticleDetail,
    refusals: ['NOT_FOUND'],
  },
  consoleSaveArticle: {
    ...consoleCmsCalls.consoleSaveArticle,
    access: { may: 'editContent' },
    bodyBytes: bodyBytes.lists,
    summary: 'Keeps the next version of an article, sanitised',
    body: SaveArticleRequest,
    data: SavedArticle,
    refusals: ['NOT_FOUND', 'ARTICLE_CHANGED', 'KEY_TAKEN'],
  },
} as const satisfies Record<keyof typeof consoleCmsCalls, CallRecord>;
