// The settings of forms, as staff keep them: names, whom they are for, when, how many, what is limited.
export { requireSeenForm } from './read-settings.ts';
export { formSettingsRoutes } from './routes.ts';
export { findFormNames, type FormName } from './store/settings.ts';
