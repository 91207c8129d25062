// The lists that forms choose from, as staff keep them.
export { dictionarySettingsRoutes } from './routes.ts';
