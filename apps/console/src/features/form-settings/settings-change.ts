import type { ChangeFormRequest, FormSettings } from '@zhantai/contract';

/** A setting of a form that is compared and saved by itself. */
export type SettingKey = keyof FormSettings;

/** Every setting, in the order of the page. */
export const settingKeys = [
  'code',
  'group',
  'sort',
  'title.zh-Hans',
  'title.zh-Hant',
  'title.en',
  'purpose.zh-Hans',
  'purpose.zh-Hant',
  'purpose.en',
  'roles',
  'boothTypes',
  'tags',
  'notTags',
  'after',
  'opensAt',
  'earlyEndAt',
  'endAt',
  'lateEndAt',
  'submissions',
  'required',
  'transportChoice',
  'review',
  'passQuota',
  'optionQuotas',
] as const satisfies readonly SettingKey[];

/** The settings that differ from what was seen. */
export function changedKeys(seen: FormSettings, typed: FormSettings): readonly SettingKey[] {
  return settingKeys.filter((key) => textOf(seen[key]) !== textOf(typed[key]));
}

/** What is sent to change them: for each what was seen and what it is to be (console.md §0.3). */
export function changeOf(seen: FormSettings, typed: FormSettings): ChangeFormRequest['change'] {
  return changedKeys(seen, typed).reduce(
    (change, key) => ({ ...change, [key]: { from: seen[key], to: typed[key] } }),
    {},
  );
}

/** What is typed over what stands there now: who changed other settings meanwhile is not met. */
export function rebased(seen: FormSettings, typed: FormSettings, now: FormSettings): FormSettings {
  return withKeys(now, typed, changedKeys(seen, typed));
}

/** Settings with the values that some keys have in others. */
export function withKeys(
  settings: FormSettings,
  others: FormSettings,
  keys: readonly SettingKey[],
): FormSettings {
  return keys.reduce((all, key) => ({ ...all, [key]: others[key] }), settings);
}

/** A value as it is compared; the order of a list of words says nothing. */
function textOf(value: FormSettings[SettingKey]): string {
  return JSON.stringify(isWords(value) ? value.toSorted((one, other) => one.localeCompare(other)) : value);
}

function isWords(value: FormSettings[SettingKey]): value is FormSettings['tags'] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
