// Obligations: which forms apply to which exhibitor, and how far each is; derived, and made anew from what changes.
export { noteChangedSubmissions } from './note-submissions.ts';
export { countApplying, type ApplyingCount } from './count-applying.ts';
export { owes } from './owes.ts';
export { readObligations } from './read-obligations.ts';
export { rebuildObligations } from './renew-obligations.ts';
export { obligationRoutes } from './routes.ts';
