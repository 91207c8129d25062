import type { Form, OptionLeft } from '@zhantai/contract';
import type { Definition, Item, JsonObject, Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import { withSources } from '../with-sources.ts';

/**
 * A form with the options that are sold out disabled and named so, in every language it speaks; its other items stay as
 * they were published.
 */
export function withSoldOut(form: Form, definition: Definition, left: readonly OptionLeft[]): Form {
  const gone = left.filter((one) => one.left === 0);
  if (gone.length === 0) return form;
  const marked = new Map<unknown, JsonObject>();
  for (const item of definition.items) {
    const source = withMarkedOptions(item, gone);
    if (source !== item.source) marked.set(item.id, source);
  }
  return withSources(form, marked);
}

function withMarkedOptions(item: Item, gone: readonly OptionLeft[]): JsonObject {
  const own = gone.filter(({ prop, column }) => prop === item.prop && column === null);
  const inRows = gone.filter(({ prop, column }) => prop === item.prop && column !== null);
  if (inRows.length === 0) return withDisabled(item, own);
  const column = item.columns.map((each) =>
    withDisabled(
      each,
      inRows.filter((one) => one.column === each.prop),
    ),
  );
  return { ...item.source, children: { column } };
}

function withDisabled({ source }: Item, gone: readonly OptionLeft[]): JsonObject {
  const list = source['dicData'];
  if (gone.length === 0 || !Array.isArray(list)) return source;
  const values = new Set(gone.map(({ option }) => option));
  const props = isObject(source['props']) ? source['props'] : {};
  const valueKey = keyIn(props, 'value');
  const labelKey = keyIn(props, 'label');
  const dicData = list.map((entry: unknown) => {
    if (!isObject(entry) || !values.has(String(entry[valueKey] ?? entry['value']))) return entry;
    const label = entry[labelKey] ?? entry['label'];
    return { ...entry, [labelKey]: suffixed(label, 'zh-Hans'), disabled: true };
  });
  const i18n = isObject(source['i18n']) ? source['i18n'] : {};
  return {
    ...source,
    dicData,
    i18n: {
      ...i18n,
      'zh-Hant': translated(i18n['zh-Hant'], values, 'zh-Hant'),
      en: translated(i18n['en'], values, 'en'),
    },
  };
}

function translated(words: unknown, values: ReadonlySet<string>, language: Language): unknown {
  if (!isObject(words) || !isObject(words['options'])) return words;
  const options = Object.entries(words['options']).map(([value, label]) => [
    value,
    values.has(value) ? suffixed(label, language) : label,
  ]);
  return { ...words, options: Object.fromEntries(options) };
}

function suffixed(label: unknown, language: Language): unknown {
  return typeof label === 'string' ? renderServerWord('soldOut', language, { option: label }) : label;
}

function keyIn(props: JsonObject, key: string): string {
  const named = props[key];
  return typeof named === 'string' && named !== '' ? named : key;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
