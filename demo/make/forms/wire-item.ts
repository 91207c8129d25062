import type { Text } from '../text.ts';
import type { ItemSpec, OptionSpec } from './item-spec.ts';

/** A form item as it travels (engine.md §1). */
export interface WireItem {
  readonly formItemId: string;
  readonly formItemType: string;
  readonly formItemLabel: string;
  readonly formItemRequired: boolean;
  readonly formItemMaxLength: number | null;
  readonly formItemValues: null;
  /** JSON text. */
  readonly formItemOriginalData: string;
}

const MEGABYTE = 1024 * 1024;
const LANGUAGES = [
  ['zh-Hant', 1],
  ['en', 2],
] as const;

/** Writes an item in the wire's shape; its id is the form's and its prop. */
export function wireItem(formId: string, spec: ItemSpec): WireItem {
  const { settings } = spec;
  return {
    formItemId: `${formId}_${spec.prop}`,
    formItemType: spec.type,
    formItemLabel: spec.label[0],
    formItemRequired: settings.required === true,
    formItemMaxLength: settings.maxLength ?? null,
    formItemValues: null,
    formItemOriginalData: JSON.stringify(originalData(formId, spec)),
  };
}

function originalData(formId: string, { prop, label, settings, columns }: ItemSpec): object {
  const { dictionary, fileMegabytes, rows, counter, variant, html, rules, options, preValue, importing } =
    settings;
  return {
    prop,
    span: settings.span ?? 24,
    help: settings.help?.[0],
    placeholder: settings.placeholder?.[0],
    unit: settings.unit?.[0],
    tip: settings.tip?.[0],
    subLabel: settings.subLabel?.[0],
    html: html?.[0],
    rules: rules?.map((rule) => ({ ...rule, message: rule.message?.[0] })),
    dicData: options?.map(wireOption),
    ...(dictionary && {
      dicUrl: `/api/dict/${dictionary.code}`,
      dicMethod: 'get',
      dicQuery: dictionary.query,
      lazy: dictionary.lazy,
      dicLazyRequestKey: dictionary.lazy === true ? 'parentKey' : undefined,
      dicLazyEchoKey: dictionary.lazy === true ? 'keys' : undefined,
      props: {
        label: 'label',
        value: 'value',
        desc: 'description',
        children: 'children',
        resPath: 'data',
      },
    }),
    preValue: preValue === undefined ? undefined : { expression: preValue },
    readonly: settings.readonly,
    multiple: settings.multiple,
    min: settings.min,
    max: settings.max,
    precision: settings.precision,
    minSize: settings.minSize,
    maxSize: settings.maxSize,
    fileSize: fileMegabytes === undefined ? undefined : fileMegabytes * MEGABYTE,
    accept: settings.accept?.join(','),
    startDate: settings.startDate,
    endDate: settings.endDate,
    minRows: rows?.[0],
    maxRows: rows?.[1],
    showWordLimit: counter,
    separator: settings.separator,
    showAllLevels: settings.lastLevelOnly === true ? false : undefined,
    parent: settings.strict === true ? false : undefined,
    radio: settings.radio,
    dataType: settings.dataType,
    count: settings.count,
    compute: settings.compute,
    sensitive: settings.sensitive,
    ...(importing && {
      isImport: 2,
      importWay: importing.way === 'overwrite' ? 2 : 1,
      isImportOnly: importing.only === true ? 2 : 1,
    }),
    variant,
    children:
      columns.length === 0 ? undefined : { column: columns.map((column) => wireItem(formId, column)) },
    i18n: Object.fromEntries(
      LANGUAGES.map(([language, index]) => [language, translation(label, settings, index)]),
    ),
  };
}

function wireOption({ value, label, hasInput, children }: OptionSpec): object {
  return { value, label: label[0], hasInput, children: children?.map(wireOption) };
}

function withBelow(option: OptionSpec): readonly OptionSpec[] {
  return [option, ...(option.children ?? []).flatMap(withBelow)];
}

function translation(label: Text, settings: ItemSpec['settings'], index: 1 | 2): object {
  const { options, rules } = settings;
  const messages = rules?.flatMap(({ message }) => (message === undefined ? [] : [message])) ?? [];
  return {
    label: label[index],
    help: settings.help?.[index],
    placeholder: settings.placeholder?.[index],
    unit: settings.unit?.[index],
    tip: settings.tip?.[index],
    subLabel: settings.subLabel?.[index],
    html: settings.html?.[index],
    options:
      options &&
      Object.fromEntries(options.flatMap(withBelow).map((each) => [each.value, each.label[index]])),
    messages:
      messages.length === 0 ? undefined : Object.fromEntries(messages.map((each) => [each[0], each[index]])),
  };
}
