// Privacy: consent, what is kept of a person, and their wish that it be deleted.
export { privacyRoutes } from './routes.ts';
