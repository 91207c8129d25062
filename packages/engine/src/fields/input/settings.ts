import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `input`. */
export const inputSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  ...settingGroups.text,
  'unit',
];
