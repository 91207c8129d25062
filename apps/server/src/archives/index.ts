// Archives: an exhibition as a file, and a file as an exhibition.
export { ArchiveRefused } from './archive-refused.ts';
export { openArchive, type OpenArchive } from './open-archive.ts';
export { packLines } from './packs/pack-lines.ts';
export { readArchive, type ArchiveTaken } from './read-archive.ts';
export { archiveJobs, archiveRoutes, formOfPack } from './routes.ts';
export { writeArchive, type ArchiveServices } from './write-archive.ts';
