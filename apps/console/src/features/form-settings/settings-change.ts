import type { FormSettings } from '@zhantai/contract';
import { changedKeys as changedIn } from '../../shell/changes/compared.ts';

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
  return changedIn(seen, typed, settingKeys);
}
