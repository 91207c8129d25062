// The settings of forms, as staff keep them: names, whom they are for, when, how many, what is limited.
export type { FormOfPack } from './read-source.ts';
export { limitableChoices } from './limitable-choices.ts';
export { requireSeenForm } from './read-settings.ts';
export { formSettingsRoutes } from './routes.ts';
export { readFormNames, type NamedForm } from './read-form-names.ts';
