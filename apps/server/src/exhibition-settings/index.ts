// What admins set of their exhibition: names, days, halls, languages, contacts, logo; what it needs before it opens, opening and closing.
export { exhibitionSettingsRoutes } from './routes.ts';
