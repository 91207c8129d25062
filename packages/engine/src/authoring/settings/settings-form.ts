import type { JsonObject } from '../../definition/item.ts';
import { authoringRegistry } from '../../fields/authoring-registry.ts';
import type { FieldType } from '../../types/field-value.ts';
import type { SettingKey } from '../../fields/setting-key.ts';
import { settingItems } from './setting-items.ts';
import type { SettingWords } from './setting-words.ts';

/**
 * What the designer may set of a field type, itself written as a form detail, so that the property panel is drawn by
 * the views that draw every form. The props are `SettingKey`s.
 */
export function settingsForm(type: FieldType, words: SettingWords): JsonObject {
  const settings: readonly SettingKey[] = authoringRegistry[type].settings;
  return {
    formId: `settings_${type}`,
    formItems: settings.map((key) => ({
      span: 12,
      ...settingItems[key](words),
      formItemId: key,
      prop: key,
      label: words[key],
    })),
  };
}
