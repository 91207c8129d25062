import { settingGroups } from '../setting-groups.ts';
import type { SettingKey } from '../setting-key.ts';

/** What the designer may set of `rate`. */
export const rateSettings: readonly SettingKey[] = [...settingGroups.shown, ...settingGroups.answer, 'count'];
