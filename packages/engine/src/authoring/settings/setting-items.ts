import type { JsonObject } from '../../definition/item.ts';
import { rowHookNames } from '../../definition/hooks/row-hooks.ts';
import type { SettingKey } from '../../fields/setting-key.ts';
import type { SettingWord, SettingWords } from './setting-words.ts';

/** How one setting is asked for: an item of a form, without its id and label. */
export type SettingItem = (words: SettingWords) => JsonObject;

const text: SettingItem = () => ({ type: 'input' });
const longText: SettingItem = () => ({ type: 'textarea', span: 24 });
const flag: SettingItem = () => ({ type: 'switch' });
/** A flag that is on unless it is switched off. */
const on: SettingItem = () => ({ type: 'switch', value: true });
const day: SettingItem = () => ({ type: 'input' });
/** A number, or an expression like `${booth.heightLimit}`. */
const bound: SettingItem = () => ({ type: 'input' });
const whole =
  (min: number, max?: number): SettingItem =>
  () => ({ type: 'number', precision: 0, min, ...(max === undefined ? {} : { max }) });
const pairs: SettingItem = (words) =>
  rows([column(words, 'pair.key', 'key', true), column(words, 'pair.value', 'value')]);

/** Fields that a number is computed from; which there are, the designer knows. */
const operands: SettingItem = () => ({
  type: 'select',
  multiple: true,
  dataType: 'array',
  span: 24,
  dicData: [],
});

const count: JsonObject = { type: 'number', precision: 0, min: 0 };

/** Every setting as a form item. */
export const settingItems: Readonly<Record<SettingKey, SettingItem>> = {
  label: () => ({ type: 'input', required: true, maxLength: 100 }),
  prop: () => ({ type: 'input', required: true, pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }),
  required: flag,
  help: longText,
  placeholder: text,
  tip: text,
  unit: () => ({ type: 'input', maxLength: 20 }),
  span: whole(1, 24),
  value: text,
  'preValue.expression': text,
  readonly: flag,
  disabled: flag,
  hide: flag,
  sensitive: (words) => choice(words, 'sensitive', ['id', 'photo', 'health']),
  maxLength: whole(1),
  showWordLimit: flag,
  minRows: whole(1, 50),
  maxRows: whole(1, 50),
  min: bound,
  max: bound,
  precision: whole(0, 10),
  step: () => ({ type: 'number', min: 0 }),
  'compute.product': operands,
  'compute.sum': operands,
  count: whole(1, 10),
  dicData: (words) =>
    rows([
      column(words, 'dicData.label', 'label', true),
      // Without one a new option has the next free number.
      column(words, 'dicData.value', 'value'),
      column(words, 'dicData.hasInput', 'hasInput', false, { type: 'switch' }),
      column(words, 'dicData.placeholder', 'placeholder'),
      column(words, 'dicData.disabled', 'disabled', false, { type: 'switch' }),
      column(words, 'dicData.zh-Hant', 'zh-Hant'),
      column(words, 'dicData.en', 'en'),
    ]),
  dicUrl: text,
  dicMethod: (words) => choice(words, 'dicMethod', ['get', 'post']),
  dicQuery: pairs,
  dicLazyRequestKey: text,
  dicLazyEchoKey: text,
  'props.resPath': text,
  'props.label': text,
  'props.value': text,
  'props.children': text,
  'metaData.isLoad': flag,
  multiple: flag,
  dataType: (words) => choice(words, 'dataType', ['string', 'number', 'array']),
  showAllLevels: on,
  separator: text,
  parent: on,
  radio: flag,
  startDate: day,
  endDate: day,
  minSize: whole(0),
  maxSize: whole(-1),
  fileSize: whole(1),
  accept: text,
  variant: (words) => choice(words, 'variant', ['form', 'table']),
  subLabel: text,
  eventList: (words) =>
    rows([
      column(words, 'eventList.handler', 'handler', true, hookChoice(words)),
      column(words, 'eventList.rows', 'rows', false, count),
      column(words, 'eventList.squareMetres', 'squareMetres', false, { type: 'number', min: 0 }),
      column(words, 'eventList.least', 'least', false, count),
      column(words, 'eventList.columns', 'columns'),
      column(words, 'eventList.prop', 'prop'),
      column(words, 'eventList.value', 'value'),
    ]),
  html: () => ({ type: 'textarea', span: 24, minRows: 4, maxRows: 20 }),
  rules: (words) =>
    rows([
      column(words, 'rules.required', 'required', false, { type: 'switch' }),
      column(
        words,
        'rules.type',
        'type',
        false,
        choice(words, 'rules.type', [
          'email',
          'emailStandard',
          'mobile',
          'phone',
          'anyPhone',
          'password',
          'idCard',
          'zipCode',
          'integer',
          'url',
          'accepted',
        ]),
      ),
      column(words, 'rules.min', 'min', false, { type: 'number' }),
      column(words, 'rules.max', 'max', false, { type: 'number' }),
      column(words, 'rules.pattern', 'pattern'),
      column(words, 'rules.message', 'message'),
    ]),
};

type ChoicesOf<G extends string> =
  Extract<SettingWord, `${G}.${string}`> extends `${G}.${infer V}` ? V : never;

function choice<G extends 'sensitive' | 'dicMethod' | 'dataType' | 'variant' | 'rules.type'>(
  words: SettingWords,
  group: G,
  values: readonly ChoicesOf<G>[],
): JsonObject {
  const labels: Readonly<Record<string, string>> = words;
  return { type: 'select', dicData: values.map((value) => ({ value, label: labels[`${group}.${value}`] })) };
}

/** The hooks that are registered, each with a sentence about what it forbids. */
function hookChoice(words: SettingWords): JsonObject {
  return {
    type: 'select',
    dicData: rowHookNames.map((value) => ({
      value,
      label: words[`eventList.${value}`],
      desc: words[`eventList.${value}.says`],
    })),
  };
}

function rows(columns: readonly JsonObject[]): JsonObject {
  return { type: 'dynamic', variant: 'table', span: 24, children: { column: columns } };
}

function column(
  words: SettingWords,
  word: SettingWord,
  prop: string,
  required = false,
  item: JsonObject = { type: 'input' },
): JsonObject {
  return { ...item, formItemId: word, prop, required, label: words[word] };
}
