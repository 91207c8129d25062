import type { JsonObject } from '@zhantai/engine';
import { isRecord, listOf, originalOf, withElements, withKey, withLevels } from './item-levels.ts';

/** What names other items in an item by their prop. */
export interface References {
  /** Props whose answers choose its options. */
  readonly query: ReadonlySet<string>;
  /** Props it is computed from. */
  readonly compute: ReadonlySet<string>;
}

const PLACEHOLDER = /\{\{(\s*)([^{}]{1,200}?)(\s*)\}\}/g;
/** The answer under a prop at the previous exhibition. */
const LAST = /^(\s*\$\{\s*last\.)([^{}.]{1,200}?)((?:\.[^{}]*)?\s*\}\s*)$/;

/** The props that an item and its columns name. */
export function referencesOf(raw: JsonObject): References {
  const query = new Set<string>();
  const compute = new Set<string>();
  withReferences(raw, (prop, kind) => {
    if (kind === 'query') query.add(prop);
    if (kind === 'compute') compute.add(prop);
    return prop;
  });
  return { query, compute };
}

type Rename = (prop: string, kind: 'query' | 'compute' | 'last') => string;

/**
 * An item whose `dicQuery`, `compute` and `preValue` name other items by other props, in its columns too: there a name is
 * that of the column of its own table before it is that of an item.
 */
export function withReferences(raw: JsonObject, rename: Rename): JsonObject {
  return withLevels(raw, (settings) => {
    const renamed = renamedSettings(settings, rename);
    const { children } = renamed;
    if (!isRecord(children)) return renamed;
    const columns = listOf(children['column']).filter(isRecord);
    const own = new Set(columns.map((column) => originalOf(column)?.['prop'] ?? column['prop']));
    const outside: Rename = (prop, kind) => (own.has(prop) ? prop : rename(prop, kind));
    const column = withElements(listOf(children['column']), (one) =>
      isRecord(one) ? withLevels(one, (level) => renamedSettings(level, outside)) : one,
    );
    return column.length === 0 ? renamed : withKey(renamed, 'children', withKey(children, 'column', column));
  });
}

function renamedSettings(settings: JsonObject, rename: Rename): JsonObject {
  const { dicQuery, compute, preValue } = settings;
  const query = (text: unknown) =>
    typeof text === 'string'
      ? text.replaceAll(PLACEHOLDER, (_all, before: string, prop: string, after: string) => {
          return `{{${before}${rename(prop, 'query')}${after}}}`;
        })
      : text;
  const changed: readonly (readonly [string, unknown])[] = [
    ['dicQuery', withTexts(dicQuery, query)],
    [
      'compute',
      isRecord(compute)
        ? ['product', 'sum'].reduce(
            (formula, key) =>
              withKey(
                formula,
                key,
                Array.isArray(formula[key])
                  ? withElements(listOf(formula[key]), (prop) =>
                      typeof prop === 'string' ? rename(prop, 'compute') : prop,
                    )
                  : formula[key],
              ),
            compute,
          )
        : compute,
    ],
    ['preValue', withTexts(preValue, (text) => lastRenamed(text, rename))],
  ];
  return changed.reduce((all, [key, value]) => withKey(all, key, value), settings);
}

function lastRenamed(text: unknown, rename: Rename): unknown {
  if (typeof text !== 'string') return text;
  return text.replace(LAST, (_all, before: string, prop: string, after: string) => {
    return `${before}${rename(prop, 'last')}${after}`;
  });
}

/** A value with the texts in it changed, however it holds them: as a text, by key, or as a list of pairs. */
function withTexts(value: unknown, change: (text: unknown) => unknown): unknown {
  if (Array.isArray(value)) return withElements(listOf(value), (one) => withTexts(one, change));
  if (!isRecord(value)) return change(value);
  return Object.keys(value).reduce((all, key) => withKey(all, key, withTexts(all[key], change)), value);
}
