// Notices: short news of the organiser, and who read it.
export { noticeRoutes } from './routes.ts';
export { tellExhibitor } from './tell-exhibitor.ts';
export { noticeArchive } from './archive.ts';
