import { exhibitionSettings, isSettingKey } from './exhibition-settings.ts';

/** What is wrong with a setting, in a sentence without its end; null: nothing. */
export function settingFault(key: string, text: unknown): string | null {
  if (!isSettingKey(key)) return `${JSON.stringify(key)} is no setting`;
  const setting = exhibitionSettings[key];
  return typeof text === 'string' && setting.parse(text) !== null ? null : `${key} must be ${setting.must}`;
}
