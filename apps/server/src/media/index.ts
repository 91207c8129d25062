// Media: accreditation in steps, and press badges.
export { mediaRoutes } from './routes.ts';
