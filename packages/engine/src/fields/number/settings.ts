import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `number`. */
export const numberSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  ...settingGroups.number,
];
