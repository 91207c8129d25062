import type { Option } from '../../definition/item.ts';
import { describeChoice } from '../choice/check-choice.ts';
import { nameInCell } from '../choice/cell.ts';
import { findListed, knownOptions, listedOptions } from '../choice/find-option.ts';
import type { OptionValue } from '../../types/field-value.ts';
import type { SheetCell } from '../sheets/sheet-cell.ts';
import { joinEntries, sheetEntries } from '../sheets/sheet-entries.ts';
import { sheetText } from '../sheets/sheet-text.ts';

/** `tree` in a spreadsheet: the labels of the checked nodes. */
export const treeCell: SheetCell<readonly OptionValue[]> = {
  toCell(value, item, words) {
    const options = knownOptions(item, words);
    const labels = value.map((key) =>
      nameInCell({ value: key }, describeChoice({ value: key }, item, words), options),
    );
    const wire = value.join(',');
    const { most } = listedOptions(options);
    return joinEntries(labels, words.listSeparator, most, (text) => listWire(text, options) === wire) || null;
  },
  fromCell: (cell, item, words) => listWire(sheetText(cell), knownOptions(item, words)),
};

function listWire(text: string, options: readonly Option[]): string {
  return sheetEntries(text, listedOptions(options).most, (entry, parts) => {
    const option = findListed(entry, parts, options);
    return option === undefined ? null : String(option.value);
  }).join(',');
}
