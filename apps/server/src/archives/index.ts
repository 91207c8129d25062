// Archives: an exhibition as a file, and a file as an exhibition.
export { ArchiveRefused } from './archive-refused.ts';
export { openArchive, type OpenArchive } from './open-archive.ts';
export { readArchive, type ArchiveTaken } from './read-archive.ts';
export { archiveJobs, archiveRoutes } from './routes.ts';
export { writeArchive, type ArchiveServices } from './write-archive.ts';
