const cmsPath = '/api/wdit-exhibitor/wdit-api/cms';

/** Articles of the organiser (wire.md §4, console.md §6). `:name` stands for a path parameter. */
export const cmsCalls = {
  articleBySiteKey: { method: 'GET', path: `${cmsPath}/get-article-by-site-key` },
  articleById: { method: 'GET', path: `${cmsPath}/get-article-by-id` },
  formArticle: { method: 'GET', path: `${cmsPath}/selectCmsFormArticle` },
} as const;

/** What staff do with them. */
export const consoleCmsCalls = {
  consoleArticles: { method: 'GET', path: '/api/console/articles' },
  consoleArticle: { method: 'GET', path: '/api/console/articles/:id' },
  consoleSaveArticle: { method: 'POST', path: '/api/console/articles' },
} as const;
