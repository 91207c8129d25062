// What forms ask while somebody works on them: drafts, their history, and the versions that were published.
export { formDraftRoutes } from './routes.ts';
