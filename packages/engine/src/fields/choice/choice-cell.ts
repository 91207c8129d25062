import type { Item, Option } from '../../definition/item.ts';
import type { DescribeWords } from '../field-core.ts';
import type { Choice } from '../field-value.ts';
import type { SheetCell } from '../sheet-cell.ts';
import { sheetParts } from '../sheet-parts.ts';
import { sheetText } from '../sheet-text.ts';
import { multipleChoiceCore, singleChoiceCore } from './choice-core.ts';
import { writeChoice } from './choice-text.ts';
import { findOption, knownOptions } from './find-option.ts';

/** `Label (other-text)` or `Label: other-text`, brackets and colon also full-width. */
const WITH_TEXT = /^(.+?)\s*(?:[(\uff08](.*)[)\uff09]|[:\uff1a](.*))$/s;

/** One option stands in a cell by its label. */
export const singleChoiceCell: SheetCell<Choice | null> = {
  toCell: (value, item, words) => singleChoiceCore.describe(value, item, words) || null,
  fromCell: (cell, item, words) => choiceWire(sheetText(cell), item, words),
};

/** Several options stand in a cell by their labels. */
export const multipleChoiceCell: SheetCell<readonly Choice[]> = {
  toCell: (value, item, words) => multipleChoiceCore.describe(value, item, words) || null,
  fromCell(cell, item, words) {
    const text = sheetText(cell);
    if (findOption(text, knownOptions(item, words)) !== undefined) return choiceWire(text, item, words);
    return sheetParts(text)
      .map((part) => choiceWire(part, item, words))
      .join(',');
  },
};

function choiceWire(text: string, item: Item, words: DescribeWords): string {
  const options = knownOptions(item, words);
  const option = findOption(text, options);
  if (option !== undefined) return String(option.value);
  const [, label = '', bracketed, after] = WITH_TEXT.exec(text) ?? [];
  const asking: Option | undefined = findOption(label, options);
  if (asking?.hasInput !== true) return text;
  return writeChoice({ value: asking.value, other: bracketed ?? after ?? '' });
}
