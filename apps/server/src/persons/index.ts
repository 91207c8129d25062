// Persons: whom an exhibitor brings, and who registered by themselves.
export { addWaitingPerson, type SelfRegistration } from './add-waiting-person.ts';
export { personRoutes } from './routes.ts';
