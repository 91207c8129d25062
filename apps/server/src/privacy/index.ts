// Privacy: consent, what is kept of a person, and their wish that it be deleted.
export { askDeletion } from './deletion.ts';
export { privacyRoutes } from './routes.ts';
export { privacyArchive } from './archive.ts';
