import type { DictionaryEntry } from '@zhantai/contract';
import {
  decode,
  traitsOf,
  type Answers,
  type Definition,
  type Item,
  type Option,
  type ValidateOptions,
} from '@zhantai/engine';
import { filteringColumns, rowListKey } from '@zhantai/engine/tables';
import type { Database } from '../../../database/database.ts';
import type { Asker, Dictionaries, PlacedEntry } from '../../../dictionaries/index.ts';
import { itemOptions } from './item-options.ts';
import { listCells } from '../map-cells.ts';
import { optionValues } from './option-values.ts';
import { wantedRowLists } from './wanted-row-lists.ts';

/** Options of dictionary items that the answers are held against; null where nobody knows them here. */
export type KnownOptions = Required<Pick<ValidateOptions, 'optionsOf' | 'rowOptionsOf'>>;

/**
 * The options that the answers are held against (engine.md §4: checked where the server knows the dictionary).
 * Only what is filled in is looked up; an item that is missing here stays unchecked.
 */
export async function dictionaryOptions(
  database: Database,
  dictionaries: Dictionaries,
  asker: Asker,
  definition: Definition,
  answers: Answers,
): Promise<KnownOptions> {
  const filled = new Map<Item, { readonly values: Set<string> }>();
  const asking = definition.items.filter(asksDictionary);
  for (const { column, value } of listCells(answers, asking, isSameEverywhere)) {
    const entry = filled.get(column) ?? { values: new Set<string>() };
    for (const chosen of optionValues(decode(column, value))) entry.values.add(chosen);
    filled.set(column, entry);
  }
  const found = await Promise.all(
    [...filled].map(async ([item, { values }]): Promise<[Item, readonly Option[]] | null> => {
      const known = values.size === 0 ? null : itemOptions(dictionaries, item, answers);
      if (known === null) return null;
      const { dictionary, filter } = known;
      if (item.dictionary?.lazy === true) {
        return [item, asTree(await dictionary.find(database, asker, [...values]), item)];
      }
      return filter === null ? null : [item, asOptions(await dictionary.list(database, asker, filter), item)];
    }),
  );
  const options = new Map(found.filter((entry) => entry !== null));
  const inRows = new Map<Item, Map<string, readonly Option[]>>();
  for (const { column, filter, isTooMany } of wantedRowLists(asking, answers)) {
    const lists = inRows.get(column) ?? new Map<string, readonly Option[]>();
    inRows.set(column, lists);
    const known = itemOptions(dictionaries, column, { ...answers, ...filter });
    if (known === null || known.filter === null) continue;
    // One submission must not take every connection
    const entries = isTooMany ? [] : await known.dictionary.list(database, asker, known.filter);
    lists.set(rowListKey({ prop: column.prop, filter }), asOptions(entries, column));
  }
  return {
    optionsOf: (item) => options.get(item) ?? null,
    rowOptionsOf: (column, filter) =>
      inRows.get(column)?.get(rowListKey({ prop: column.prop, filter })) ?? null,
  };
}

/** Whether a column has a dictionary that other cells of its row do not filter, or that is looked up value by value. */
function isSameEverywhere(column: Item, { columns }: Item): boolean {
  const { dictionary } = column;
  return dictionary !== null && (dictionary.lazy || filteringColumns(column, columns).length === 0);
}

function asksDictionary({ dictionary, columns }: Item): boolean {
  return dictionary !== null || columns.some(asksDictionary);
}

function asOptions(entries: readonly DictionaryEntry[], item: Item): readonly Option[] {
  return entries
    .filter((entry) => entry.disabled !== true)
    .map((entry) => ({
      value: valueOf(item, entry.value),
      label: entry.label,
      ...(entry.hasInput === true ? { hasInput: true } : {}),
      ...(entry.children === undefined ? {} : { children: asOptions(entriesOf(entry.children), item) }),
    }));
}

/** Children were made by our own dictionaries, yet the contract calls them unknown. */
function entriesOf(children: readonly unknown[]): readonly DictionaryEntry[] {
  return children.filter(isEntry);
}

function isEntry(value: unknown): value is DictionaryEntry {
  return typeof value === 'object' && value !== null && 'value' in value && 'label' in value;
}

/** Found entries in their places: a path through them is a path through the dictionary. */
function asTree(entries: readonly PlacedEntry[], item: Item): readonly Option[] {
  const enabled = entries.filter((entry) => !entry.disabled);
  const known = new Set(enabled.map((entry) => entry.value));
  const byParent = new Map<string | null, PlacedEntry[]>();
  for (const entry of enabled) {
    const siblings = byParent.get(entry.parent);
    if (siblings === undefined) byParent.set(entry.parent, [entry]);
    else siblings.push(entry);
  }
  const below = (parent: string | null): readonly Option[] =>
    (byParent.get(parent) ?? []).map((entry) => ({
      value: valueOf(item, entry.value),
      label: entry.label,
      children: below(entry.value),
    }));
  // Of a tree only the checked keys are sent, so their parents may be missing.
  const loose =
    traitsOf(item).paths === true
      ? []
      : enabled.filter((entry) => entry.parent !== null && !known.has(entry.parent));
  return [
    ...below(null),
    ...loose.map(({ value, label }) => ({ value: valueOf(item, value), label, children: below(value) })),
  ];
}

function valueOf(item: Item, value: string): string | number {
  return item.dataType === 'number' ? Number(value) : value;
}
