import type { Item, Option } from '../../definition/item.ts';
import { findOnLevel, knownOptions } from '../choice/find-option.ts';
import type { DescribeWords } from '../field-core.ts';
import type { FieldValues } from '../field-value.ts';
import type { SheetCell } from '../sheet-cell.ts';
import { sheetParts } from '../sheet-parts.ts';
import { sheetText } from '../sheet-text.ts';
import { cascader } from './core.ts';

/** `cascader` in a spreadsheet: the labels along each path, whatever the item shows of them. */
export const cascaderCell: SheetCell<FieldValues['cascader']> = {
  toCell: (value, item, words) => cascader.describe(value, { ...item, showAllLevels: true }, words) || null,
  fromCell(cell, item, words) {
    const text = sheetText(cell);
    const paths = item.multiple ? sheetParts(text) : [text];
    return paths.map((path) => pathWire(path, item, words)).join('|');
  },
};

function pathWire(text: string, item: Item, words: DescribeWords): string {
  const separator = item.separator.trim();
  const labels = (separator === '' ? text.split('/') : text.split(separator)).map((label) => label.trim());
  let level: readonly Option[] = knownOptions(item, words);
  return labels
    .filter((label) => label !== '')
    .map((label) => {
      const option = findOnLevel(label, level);
      level = option?.children ?? [];
      return String(option?.value ?? label);
    })
    .join(',');
}
