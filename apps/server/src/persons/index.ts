// Persons: whom an exhibitor brings, and who registered by themselves.
export { addWaitingPerson } from './add-waiting-person.ts';
export { decideRemoval } from './decide-removal.ts';
export { personRoutes } from './routes.ts';
export { personArchive } from './archive.ts';
