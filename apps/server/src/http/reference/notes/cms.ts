import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

/** Articles (wire.md §4, console.md §6). */
export const cmsNotes = {
  articleBySiteKey: {
    summary: 'The article with this key, its html safe to show',
    // Some are for everybody.
    refusals: ['NOT_FOUND', 'UNAUTHORIZED'],
  },
  articleById: { summary: 'The article with this id, of a form where one is named', refusals: ['NOT_FOUND'] },
  formArticle: { summary: 'The letter of a form', refusals: ['NOT_FOUND'] },
  consoleArticles: { summary: 'The articles by key, paged' },
  consoleArticle: {
    summary: 'One article in all languages, as it is or as it was in a version',
    refusals: ['NOT_FOUND'],
  },
  consoleSaveArticle: {
    summary: 'Keeps the next version of an article, sanitised',
    refusals: ['NOT_FOUND', 'ARTICLE_CHANGED', 'KEY_TAKEN'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
