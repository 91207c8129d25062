import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `upload`. */
export const uploadSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  ...settingGroups.size,
  'fileSize',
  'accept',
  'tip',
];
