// The audit as admins read it, and its seals.
export { auditRoutes } from './routes.ts';
