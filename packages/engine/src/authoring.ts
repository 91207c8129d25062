// What only the designer of forms needs.
export { readSettings } from './authoring/read-settings.ts';
export type { SettingWord, SettingWords } from './authoring/setting-words.ts';
export { settingsForm } from './authoring/settings-form.ts';
export { writeSettings } from './authoring/write-settings.ts';
export { authoringRegistry } from './fields/authoring-registry.ts';
export type { Authoring, Sample } from './fields/authoring.ts';
export type { SettingKey } from './fields/setting-key.ts';
