import {
  hasRoot,
  type ChangeDictionaryRequest,
  type ConsoleDictionary,
  type KeptDictionaryEntry,
} from '@zhantai/contract';
import type { Answers } from '@zhantai/engine';

/** The prop of the table of entries. */
export const ENTRIES = 'entries';

const languages = ['zh-Hans', 'zh-Hant', 'en'] as const;

/** One row of the grid: an entry with its value. */
export interface TypedEntry {
  readonly value: string;
  readonly entry: KeptDictionaryEntry;
}

/** The rows of the grid as a table of a form holds them. */
export function rowsOf({ values }: Pick<ConsoleDictionary, 'values'>): Answers {
  return {
    [ENTRIES]: values.map(({ value, entry }) => ({
      $id: value,
      value,
      ...entry.labels,
      parent: entry.parent ?? '',
      description: entry.descriptions['zh-Hans'],
      hasInput: entry.hasInput ? '1' : '0',
      disabled: entry.disabled ? '1' : '0',
    })),
  };
}

/** What stands in the grid; of descriptions only the simplified one is typed there, the others stay. */
export function typedEntries(answers: Answers, seen: ConsoleDictionary['values']): readonly TypedEntry[] {
  const rows = answers[ENTRIES];
  if (!Array.isArray(rows)) return [];
  const before = new Map(seen.map(({ value, entry }) => [value, entry]));
  return rows.filter(isRow).flatMap((row) => {
    const value = textOf(row['value']);
    const labels = { 'zh-Hans': '', 'zh-Hant': '', en: '' };
    for (const language of languages) labels[language] = textOf(row[language]);
    const parent = textOf(row['parent']);
    const description = textOf(row['description']);
    if ([value, parent, description, ...Object.values(labels)].every((one) => one === '')) return [];
    const descriptions = before.get(value)?.descriptions ?? { 'zh-Hans': '', 'zh-Hant': '', en: '' };
    return [
      {
        value,
        entry: {
          labels,
          descriptions: { ...descriptions, 'zh-Hans': description },
          parent: parent === '' ? null : parent,
          hasInput: isOn(row['hasInput']),
          disabled: isOn(row['disabled']),
        },
      },
    ];
  });
}

/** What is sent: entries that differ from what was seen, and the order where that does; null where nothing does. */
export function dictionaryChange(
  seen: readonly TypedEntry[],
  typed: readonly TypedEntry[],
): ChangeDictionaryRequest | null {
  const before = new Map(seen.map(({ value, entry }) => [value, entry]));
  const after = new Map(typed.map(({ value, entry }) => [value, entry]));
  const entries = [...new Set([...before.keys(), ...after.keys()])].flatMap((value) => {
    const [from, to] = [before.get(value) ?? null, after.get(value) ?? null];
    return sameEntry(from, to) ? [] : [{ value, from, to }];
  });
  const [from, to] = [seen.map(({ value }) => value), typed.map(({ value }) => value)];
  const isReordered = from.join('\n') !== to.join('\n');
  if (entries.length === 0 && !isReordered) return null;
  return { entries, ...(isReordered ? { order: { from, to } } : {}) };
}

/** How many things a change changes: its entries, and the order where those that stay stand otherwise than before. */
export function countChanges({ entries, order }: ChangeDictionaryRequest): number {
  const [from, to] = [order?.from ?? [], order?.to ?? []];
  const [before, after] = [new Set(from), new Set(to)];
  const isMoved =
    from.filter((value) => after.has(value)).join('\n') !==
    to.filter((value) => before.has(value)).join('\n');
  return entries.length + (isMoved ? 1 : 0);
}

function sameEntry(one: KeptDictionaryEntry | null, other: KeptDictionaryEntry | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    languages.every(
      (language) =>
        one.labels[language] === other.labels[language] &&
        one.descriptions[language] === other.descriptions[language],
    ) &&
    one.parent === other.parent &&
    one.hasInput === other.hasInput &&
    one.disabled === other.disabled
  );
}

/** What cannot be sent as it is typed; null where all can. */
export type WrongEntry =
  | { readonly kind: 'needValue'; readonly row: number }
  | { readonly kind: 'twice' | 'needLabel' | 'wrongValue' | 'circle'; readonly value: string }
  | { readonly kind: 'noParent'; readonly value: string; readonly parent: string };

/** The first of the rows that cannot be sent. */
export function wrongEntry(typed: readonly TypedEntry[]): WrongEntry | null {
  const parents = new Map(typed.map(({ value, entry }) => [value, entry.parent]));
  const met = new Set<string>();
  for (const [at, { value, entry }] of typed.entries()) {
    if (value === '') return { kind: 'needValue', row: at + 1 };
    if (met.has(value)) return { kind: 'twice', value };
    met.add(value);
    if (/[,|]|_>/.test(value) || value.length > 100) return { kind: 'wrongValue', value };
    if (languages.every((language) => entry.labels[language] === '')) return { kind: 'needLabel', value };
    const { parent } = entry;
    if (parent !== null && !parents.has(parent)) return { kind: 'noParent', value, parent };
  }
  // Of a chain that is broken higher up that entry was told.
  const circle = typed.find(({ value }) => !hasRoot(value, parents));
  return circle === undefined ? null : { kind: 'circle', value: circle.value };
}

function isRow(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isOn(value: unknown): boolean {
  return value === '1' || value === 1 || value === true;
}
