import { authoringRegistry, type SettingKey } from '@zhantai/engine/authoring';
import { traitsOf, type FieldType, type Item } from '@zhantai/engine';

const settings: ReadonlySet<string> = new Set<SettingKey>([
  'dicData',
  'dicUrl',
  'dicMethod',
  'dicQuery',
  'dicLazyRequestKey',
  'dicLazyEchoKey',
  'props.resPath',
  'props.label',
  'props.value',
  'props.children',
  'metaData.isLoad',
]);

/** Whether a setting says what may be chosen, or where that comes from. */
export const isOfOptions = (key: string): boolean => settings.has(key);

/** Whether what may be chosen is set of items of a type. */
export function hasOptions(type: FieldType): boolean {
  const own: readonly SettingKey[] = authoringRegistry[type].settings;
  return own.includes('dicData');
}

/** Whether the options of a type may come from a dictionary. */
export function mayAskDictionary(type: FieldType): boolean {
  const own: readonly SettingKey[] = authoringRegistry[type].settings;
  return own.includes('dicUrl');
}

/** Whether the options of an item have levels and are written out in it. */
export const isTreeOfOptions = (item: Item): boolean =>
  traitsOf(item).family === 'levels' && item.dictionary === null;
