// The console: lists, one submission, decisions.
export { consoleRoutes } from './routes.ts';
