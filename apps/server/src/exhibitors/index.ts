// Exhibitors and booths as staff keep them.
export { consoleExhibitorRoutes } from './routes.ts';
