import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `tree`. */
export const treeSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  'dataType',
  ...settingGroups.dictionary,
  ...settingGroups.levels,
  'parent',
  'radio',
  'placeholder',
];
