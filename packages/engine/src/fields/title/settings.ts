import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `title`. */
export const titleSettings: readonly SettingKey[] = [...settingGroups.shown, 'help'];
