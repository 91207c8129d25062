// Exhibitors and booths as staff keep them.
export { countDueContacts } from './contacts/contacts.ts';
export { extendUntil } from './extensions/extensions.ts';
export { exhibitorJobs } from './exhibitor-jobs.ts';
export { requireSeenExhibitor } from './policy.ts';
export { exhibitorImport } from './import/exhibitor-import.ts';
export { clearTrialWithin } from './trial/trial.ts';
export { consoleExhibitorRoutes } from './routes.ts';
