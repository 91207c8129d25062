import { calls } from '@zhantai/contract';
import { everyStaff, row, users, withHeaders, type Authorisation } from './row.ts';

const everybody = [...users, ...everyStaff] as const;
const text = { 'zh-Hans': '正文' };

/** Articles: whoever is signed in to an exhibition reads them, and everybody its policies. */
export const cmsRows: readonly Authorisation[] = [
  row(calls.articleBySiteKey, [], () => ({ query: { siteKey: 'nothing' } }), { missing: everybody }),
  row(calls.articleBySiteKey, [], () => ({ query: { siteKey: 'privacy' } }), {
    what: 'of a policy',
    missing: withHeaders,
  }),
  row(calls.articleById, [], () => ({ query: { articleId: 'nothing' } }), { missing: everybody }),
  row(calls.formArticle, [], ({ company }) => ({ query: { formId: company.formId } }), {
    missing: everybody,
  }),
  row(calls.consoleArticles, everyStaff),
  row(calls.consoleArticle, [], () => ({ params: { id: 'nothing' } }), { missing: everyStaff }),
  row(calls.consoleSaveArticle, ['admin', 'editor', 'foreignAdmin'], () => ({
    body: { siteKey: 'welcome', version: 0, title: text, html: text },
  })),
];
