import type { HookSettingName } from '../../definition/hooks/row-hook.ts';
import type { RowHookName } from '../../definition/hooks/row-hooks.ts';
import type { SettingKey } from '../../fields/setting-key.ts';

/** Words inside a setting: its choices, the columns of its table. */
type InnerWord =
  | `sensitive.${'id' | 'photo' | 'health'}`
  | `dicMethod.${'get' | 'post'}`
  | `dataType.${'string' | 'number' | 'array'}`
  | `variant.${'form' | 'table'}`
  | `pair.${'key' | 'value'}`
  | `dicData.${'label' | 'value' | 'hasInput' | 'placeholder' | 'disabled' | 'zh-Hant' | 'en'}`
  | `eventList.${'handler' | HookSettingName}`
  | `eventList.${RowHookName}`
  | `eventList.${RowHookName}.says`
  | `rules.${'required' | 'type' | 'min' | 'max' | 'pattern' | 'message'}`
  | `rules.type.${'email' | 'emailStandard' | 'mobile' | 'phone' | 'anyPhone' | 'password' | 'idCard' | 'zipCode' | 'integer' | 'url' | 'accepted'}`;

/** Everything a settings form says; the engine has no words of its own. */
export type SettingWord = SettingKey | InnerWord;

/** The words of a settings form in one language. */
export type SettingWords = Readonly<Record<SettingWord, string>>;
