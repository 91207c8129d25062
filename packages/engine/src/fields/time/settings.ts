import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `time`. */
export const timeSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  ...settingGroups.calendar,
];
