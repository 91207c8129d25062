// What admins set of their exhibition: names, days, halls, languages, contacts, logo.
export { exhibitionSettingsRoutes } from './routes.ts';
