// Accounts: who acts for an exhibitor, invited and removed by its main one.
export { ownMemberships } from './read-memberships.ts';
export { accountRoutes } from './routes.ts';
