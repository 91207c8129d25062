import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `dynamic`. */
export const dynamicSettings: readonly SettingKey[] = [
  ...settingGroups.shown,
  ...settingGroups.size,
  'required',
  'help',
  'readonly',
  'disabled',
  'variant',
  'subLabel',
  'eventList',
];
