import type { Item, Option } from '../../definition/item.ts';
import { foldText } from '../../texts/fold-text.ts';
import { findOnLevel, knownOptions, listedOptions } from '../choice/find-option.ts';
import type { DescribeWords } from '../field-core.ts';
import type { FieldValues } from '../../types/field-value.ts';
import type { SheetCell } from '../sheets/sheet-cell.ts';
import { holdsSeparators, joinEntries, partsKey, sheetEntries } from '../sheets/sheet-entries.ts';
import { sheetText } from '../sheets/sheet-text.ts';
import { cascader } from './cascader-core.ts';

/** Levels whose names may come apart in one path. */
const MOST_LEVELS = 6;

/** `cascader` in a spreadsheet: the labels along each path, whatever the item shows of them. */
export const cascaderCell: SheetCell<FieldValues['cascader']> = {
  toCell(value, item, words) {
    const wire = String(cascader.encode(value, { ...item, dataType: 'string' }));
    const whole = { ...item, showAllLevels: true };
    const texts = item.multiple
      ? (value ?? []).map((path) => cascader.describe(typeof path === 'object' ? [path] : [], whole, words))
      : [cascader.describe(value, whole, words)];
    const isReadBack = (text: string): boolean => listWire(text, item, words) === wire;
    const { most } = listedOptions(knownOptions(item, words));
    return joinEntries(texts, words.listSeparator, most, isReadBack) || null;
  },
  fromCell: (cell, item, words) => listWire(sheetText(cell), item, words),
};

function listWire(text: string, item: Item, words: DescribeWords): string {
  const options = knownOptions(item, words);
  if (!item.multiple) return pathWire(text, item, options).wire;
  const { most } = listedOptions(options);
  return sheetEntries(text, most === 1 ? 1 : most * MOST_LEVELS, (entry, parts) => {
    const { wire, known } = pathWire(entry, item, options);
    return known || parts === 1 ? wire : null;
  }).join('|');
}

/** A path by its labels; of what is no label the text stays. A label may hold the separator of the levels itself. */
function pathWire(
  text: string,
  item: Item,
  options: readonly Option[],
): { readonly wire: string; readonly known: boolean } {
  const separator = item.separator.trim() === '' ? '/' : item.separator.trim();
  const labels = text
    .split(separator)
    .map((label) => label.trim())
    .filter((label) => label !== '');
  const path: string[] = [];
  let level: readonly Option[] = options;
  let known = true;
  for (let at = 0; at < labels.length;) {
    let count = Math.min(mostPieces(level, separator), labels.length - at);
    let option: Option | undefined;
    for (; count > 0 && option === undefined; count -= 1) {
      option = findNamed(labels.slice(at, at + count), separator, level);
    }
    known &&= option !== undefined;
    path.push(String(option?.value ?? labels[at]));
    at += option === undefined ? 1 : count + 1;
    level = option?.children ?? [];
  }
  return { wire: path.join(','), known };
}

const pieces = new WeakMap<readonly Option[], Map<string, number>>();

/** Of how many pieces a label of a level is at most; counted once for a level. */
function mostPieces(level: readonly Option[], separator: string): number {
  const known = pieces.get(level) ?? new Map<string, number>();
  pieces.set(level, known);
  const most =
    known.get(separator) ?? level.reduce((so, { label }) => Math.max(so, label.split(separator).length), 1);
  known.set(separator, most);
  return most;
}

function findNamed(
  labels: readonly string[],
  separator: string,
  level: readonly Option[],
): Option | undefined {
  const name = labels.join(separator);
  if (labels.length === 1 && !holdsSeparators(name)) return findOnLevel(name, level);
  return level.find(
    ({ label }) =>
      label.split(separator).length === labels.length &&
      partsKey(label, foldText) === partsKey(name, foldText),
  );
}
