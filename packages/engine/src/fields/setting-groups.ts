import type { SettingKey } from './setting-key.ts';

/** Settings that several field types have in common, in the order in which a panel shows them. */
export const settingGroups = {
  /** Every item. */
  shown: ['label', 'prop', 'span', 'hide'],
  /** Every item that takes an answer. */
  answer: ['required', 'help', 'value', 'preValue.expression', 'readonly', 'disabled', 'sensitive', 'rules'],
  text: ['placeholder', 'maxLength', 'showWordLimit'],
  number: ['min', 'max', 'precision', 'step', 'unit', 'placeholder'],
  options: ['dicData', 'dataType'],
  dictionary: [
    'dicUrl',
    'dicMethod',
    'dicQuery',
    'props.resPath',
    'props.label',
    'props.value',
    'metaData.isLoad',
  ],
  levels: ['dicData', 'props.children', 'dicLazyRequestKey', 'dicLazyEchoKey'],
  calendar: ['startDate', 'endDate', 'placeholder'],
  size: ['minSize', 'maxSize'],
} as const satisfies Readonly<Record<string, readonly SettingKey[]>>;
