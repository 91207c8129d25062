import {
  decodeStored,
  traitsOf,
  type DescribeWords,
  type FieldValue,
  type Item,
  type Option,
} from '@zhantai/engine';
import { toCell, type SheetValue } from '@zhantai/engine/tables';
import type { Labels } from '../pool/sheet-task.ts';

/** Words of cells that hold no text of their own. */
export type CellWords = Pick<DescribeWords, 'on' | 'off' | 'listSeparator'> & { readonly signed: string };

/**
 * An answer as a typed cell: labels instead of values, how many files instead of their ids; what cannot be read as it
 * was stored.
 * @param place `prop`, or `prop/column` of a sub-table: where the labels of dictionary values stand.
 */
export function answerCell(
  item: Item,
  wire: unknown,
  place: string,
  labels: Labels,
  words: CellWords,
): SheetValue {
  if (wire === undefined || wire === null || wire === '') return null;
  const { value, unreadable } = decodeStored(item, wire);
  if (unreadable !== null) return unreadable;
  const { files, paths } = traitsOf(item);
  if (files === 'drawing') return words.signed;
  if (files === 'several') return Array.isArray(value) && value.length > 0 ? value.length : null;
  const named = labels[place] ?? {};
  const known = paths === true ? optionsAlong(pathsIn(value), named) : Object.entries(named).map(toOption);
  return toCell(item, value, { ...words, optionsOf: (column) => column.options ?? known });
}

const toOption = ([value, label]: readonly [string, string]): Option => ({ value, label });

/** The paths of a cascader, one or several, as the texts of their values. */
function pathsIn(value: FieldValue): readonly (readonly string[])[] {
  if (!Array.isArray(value)) return [];
  const parts: readonly unknown[] = value;
  const paths = parts.filter((part): part is readonly unknown[] => Array.isArray(part));
  return (paths.length === parts.length ? paths : [parts]).map((path) => path.map(String));
}

/** As much of a dictionary's tree as some paths go through. */
function optionsAlong(
  paths: readonly (readonly string[])[],
  named: Readonly<Record<string, string>>,
): readonly Option[] {
  const heads = new Set(paths.flatMap(([head]) => head ?? []));
  return [...heads].map((value) => {
    const below = paths.filter(([head]) => head === value).map((path) => path.slice(1));
    return { value, label: named[value] ?? value, children: optionsAlong(below, named) };
  });
}
