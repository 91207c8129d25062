// Submissions: drafts, what was taken, in which state it is.
export { submissionRoutes } from './routes.ts';
export { submissionServices, type SubmissionServices } from './services.ts';
export { submit } from './actions/submit.ts';
