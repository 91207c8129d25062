// Articles: what the organiser tells at length, and letters to be signed.
export { readTexts } from './read-texts.ts';
export { cmsRoutes } from './routes.ts';
export { cleanTexts } from './clean-texts.ts';
export { safeHtml } from './safe-html.ts';
export { shownHtml } from './shown-html.ts';
export { articleArchive, cleanHtmlLine } from './archive.ts';
