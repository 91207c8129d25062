import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `signature`. */
export const signatureSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  'tip',
];
