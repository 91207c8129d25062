import { everybody, everyStaff, withHeaders, type TrialsOfSome } from './trial.ts';

const text = { 'zh-Hans': '正文' };

/** Articles: whoever is signed in to an exhibition reads them, and everybody its policies. */
export const cmsTrials = {
  articleBySiteKey: [
    { request: () => ({ query: { siteKey: 'nothing' } }), may: [], missing: everybody },
    { what: 'of a policy', request: () => ({ query: { siteKey: 'privacy' } }), missing: withHeaders },
  ],
  articleById: [{ request: () => ({ query: { articleId: 'nothing' } }), missing: everybody }],
  formArticle: [{ request: ({ company }) => ({ query: { formId: company.formId } }), missing: everybody }],
  consoleArticles: [{}],
  consoleArticle: [{ request: () => ({ params: { id: 'nothing' } }), missing: everyStaff }],
  consoleSaveArticle: [
    { request: () => ({ body: { siteKey: 'welcome', version: 0, title: text, html: text } }) },
  ],
} as const satisfies TrialsOfSome;
