import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `textarea`. */
export const textareaSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.answer,
  ...settingGroups.text,
  'minRows',
  'maxRows',
];
