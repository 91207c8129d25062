// First passwords: links that the organiser makes for accounts without one, and what they open.
export { firstPasswordRoutes } from './routes.ts';
export { openLink } from './open-link.ts';
export { findPortalScope } from './find-portal-scope.ts';
export { closeLink } from './close-link.ts';
