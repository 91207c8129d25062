// Exhibitors and booths as staff keep them.
export { exhibitorJobs } from './exhibitor-jobs.ts';
export { consoleExhibitorRoutes } from './routes.ts';
