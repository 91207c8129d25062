// Signing: a desktop asks a phone for a signature, through a short link.
export { signingRoutes } from './routes.ts';
export { signingArchive } from './archive.ts';
