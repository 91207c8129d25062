import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `select`. */
export const selectSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  ...settingGroups.options,
  ...settingGroups.dictionary,
  'multiple',
  'minSize',
  'maxSize',
  'placeholder',
];
