// Articles: what the organiser tells at length, and letters to be signed.
export type { Article } from './article.ts';
export { presentArticle } from './present.ts';
export { readTexts } from './read-texts.ts';
export { cmsRoutes } from './routes.ts';
export { cleanTexts } from './clean-texts.ts';
export { safeHtml } from './safe-html.ts';
export { shownHtml } from './shown-html.ts';
export { findArticle, findArticleOfForm, putVersion, setLetter } from './store.ts';
