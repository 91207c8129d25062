// Persons: whom an exhibitor brings, and who registered by themselves.
export { addWaitingPerson, type SelfRegistration } from './add-waiting-person.ts';
export { decideRemoval, type RemovalDecision } from './decide-removal.ts';
export { personRoutes } from './routes.ts';
