// What forms ask while somebody works on them: drafts, their history, and the versions that were published.
export { changedForms } from './read-draft.ts';
export { formDraftJobs, formDraftLongJobs } from './reopening/form-draft-jobs.ts';
export { formDraftRoutes } from './routes.ts';
