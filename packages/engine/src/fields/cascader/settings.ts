import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `cascader`. */
export const cascaderSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  'dataType',
  ...settingGroups.dictionary,
  ...settingGroups.levels,
  'multiple',
  'showAllLevels',
  'separator',
  'placeholder',
];
