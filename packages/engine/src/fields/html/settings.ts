import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `html`. */
export const htmlSettings: readonly SettingKey[] = [...settingGroups.shown, 'html'];
