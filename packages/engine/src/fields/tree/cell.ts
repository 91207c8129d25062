import { findOption, knownOptions } from '../choice/find-option.ts';
import type { OptionValue } from '../field-value.ts';
import type { SheetCell } from '../sheet-cell.ts';
import { sheetParts } from '../sheet-parts.ts';
import { sheetText } from '../sheet-text.ts';
import { tree } from './core.ts';

/** `tree` in a spreadsheet: the labels of the checked nodes. */
export const treeCell: SheetCell<readonly OptionValue[]> = {
  toCell: (value, item, words) => tree.describe(value, item, words) || null,
  fromCell: (cell, item, words) =>
    sheetParts(sheetText(cell))
      .map((part) => String(findOption(part, knownOptions(item, words))?.value ?? part))
      .join(','),
};
