import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readText } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { authoringRegistry } from '../../fields/authoring-registry.ts';
import type { ForeignForm, ForeignLine } from './foreign-line.ts';

/** Keys of a form detail (engine.md §1). */
const ofForm = new Set(['formId', 'formType', 'formItems', 'formLogic', 'formSetting', 'memo']);
/** Keys of items beside the settings of their types. */
const ofItems = new Set([
  'formItemId',
  'formItemType',
  'formItemLabel',
  'formItemRequired',
  'formItemMaxLength',
  'formItemValues',
  'type',
  'value',
  'preValue',
  'props',
  'metaData',
  'display',
  'i18n',
  'children',
  'compute',
  'headersConfig',
  'append',
  'maxlength',
  'pattern',
  'startPlaceholder',
  'endPlaceholder',
  'defaultTime',
  ...Object.values(authoringRegistry).flatMap(({ settings }): readonly string[] =>
    settings.map((key: string) => key.split('.')[0] ?? key),
  ),
]);

/**
 * Reads a form detail, by itself or with its settings (`{form, detail, bookingRules}`): all of it is taken, and keys that
 * nobody knows are kept and named (console.md §2). Null where it is none.
 */
export function readDetail(value: JsonObject): ForeignForm | null {
  const inner = value['detail'];
  const isWrapped = !Array.isArray(value['formItems']) && isJsonObject(inner);
  const detail = isWrapped ? inner : value;
  if (!Array.isArray(detail['formItems'])) return null;
  const items = readList(detail['formItems']).filter(isJsonObject);
  const left = isWrapped
    ? Object.keys(value)
        .filter((key) => key !== 'detail')
        .map((key): ForeignLine => ({ outcome: 'left', path: key, code: 'notKnown', params: {} }))
    : [];
  const keys = Object.keys(detail);
  return {
    detail,
    report: [
      { outcome: 'taken', path: '', code: 'taken', params: { keys } },
      ...keys.filter((key) => !ofForm.has(key)).map(unknown),
      ...items.flatMap((item, at) => unknownOf(item, `formItems[${at}]`).map(unknown)),
      ...left,
    ],
  };
}

const unknown = (path: string): ForeignLine => ({
  outcome: 'taken',
  path,
  code: 'unknownKept',
  params: {},
});

function unknownOf(item: JsonObject, path: string): readonly string[] {
  const { source } = mergeSource(item);
  const own = Object.keys(source)
    .filter((key) => !ofItems.has(key))
    .map((key) => `${path}.${key}`);
  const { children } = source;
  const columns = isJsonObject(children) ? readList(children['column']) : [];
  const inside = columns.flatMap((column, at) =>
    isJsonObject(column) ? unknownOf(column, `${path}.${readText(source['prop'])}[${at}]`) : [],
  );
  return [...own, ...inside];
}
