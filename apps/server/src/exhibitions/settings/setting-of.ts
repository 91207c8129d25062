import { exhibitionSettings, type ExhibitionSettings, type SettingKey } from './exhibition-settings.ts';

/** What a setting says among those that were set. What an older version took and this one does not is as if unset. */
export function settingOf<Key extends SettingKey>(
  texts: Readonly<Record<string, unknown>>,
  key: Key,
): ExhibitionSettings[Key] {
  const text = texts[key];
  const setting = exhibitionSettings[key];
  return typeof text === 'string' ? (setting.parse(text) ?? setting.fallback) : setting.fallback;
}
