import type { Option } from '../../definition/item.ts';
import type { Choice, FieldValues } from '../../types/field-value.ts';
import type { SheetCell } from '../sheets/sheet-cell.ts';
import { joinEntries, sheetEntries } from '../sheets/sheet-entries.ts';
import { sheetText } from '../sheets/sheet-text.ts';
import { describeChoice } from './check-choice.ts';
import { singleChoiceCore } from './core.ts';
import { writeChoice } from './choice-text.ts';
import { findExact, findListed, findOption, knownOptions, listedOptions } from './find-option.ts';

/** `Label (other-text)` or `Label: other-text`, brackets and colon also full-width. */
const WITH_TEXT = /^(.+?)\s*(?:[(\uff08](.*)[)\uff09]|[:\uff1a](.*))$/s;
const IN_BRACKETS = /^[^(\uff08]+[(\uff08](.*)[)\uff09]$/s;
/** An other-text in brackets may have so many parts. */
const MOST_TEXT = 32;

/** One option stands in a cell by its label, or by its value where another option has the same label. */
export const singleChoiceCell: SheetCell<Choice | null> = {
  toCell: (value, item, words) =>
    (value === null
      ? singleChoiceCore.describe(value, item, words)
      : nameInCell(value, singleChoiceCore.describe(value, item, words), knownOptions(item, words))) || null,
  fromCell: (cell, item, words) => choiceWire(sheetText(cell), knownOptions(item, words)),
};

/** Several options stand in a cell by their labels. */
export const multipleChoiceCell: SheetCell<readonly Choice[]> = {
  toCell(value, item, words) {
    const wire = value.map(writeChoice).join(',');
    const options = knownOptions(item, words);
    const labels = value.map((choice) => nameInCell(choice, describeChoice(choice, item, words), options));
    const { most } = listedOptions(options);
    return joinEntries(labels, words.listSeparator, most, (text) => listWire(text, options) === wire) || null;
  },
  fromCell: (cell, item, words) => listWire(sheetText(cell), knownOptions(item, words)),
};

/** What names a choice: its label, or its value where the label would be read as another option's. */
export function nameInCell({ value, other }: Choice, label: string, options: readonly Option[]): string {
  const exact = other === undefined ? findExact(label, options) : undefined;
  return exact === undefined || String(exact.value) === String(value) ? label : String(value);
}

function listWire(text: string, options: readonly Option[]): string {
  const { most } = listedOptions(options);
  const asks = options.some(({ hasInput }) => hasInput === true);
  return sheetEntries(text, asks ? Math.max(most, MOST_TEXT) : most, (entry, parts) => {
    if (parts === 1) return choiceWire(entry, options);
    const option = findListed(entry, parts, options);
    if (option !== undefined) return String(option.value);
    return asks && isBalanced(entry) ? wireWithText(entry, options) : null;
  }).join(',');
}

function choiceWire(text: string, options: readonly Option[]): string {
  const exact = findExact(text, options);
  if (exact !== undefined) return String(exact.value);
  // Before signs are left out: they may be all that the text beside the option is.
  return wireWithText(text, options) ?? String(findOption(text, options)?.value ?? text);
}

/** An option with the text that it asks for. */
function wireWithText(text: string, options: readonly Option[]): string | null {
  const [, label = '', bracketed, after] = WITH_TEXT.exec(text) ?? [];
  const asking: Option | undefined = findOption(label, options);
  if (asking?.hasInput !== true) return null;
  return writeChoice({ value: asking.value, other: (bracketed ?? after ?? '').trim() });
}

/** Whether the last bracket closes the first: `Other (a, b)`, not `Other (a), Another (b)`. */
function isBalanced(text: string): boolean {
  const [, inside] = IN_BRACKETS.exec(text) ?? [];
  let open = 0;
  for (const sign of inside ?? ')') {
    if (sign === '(' || sign === '\uff08') open += 1;
    else if (sign === ')' || sign === '\uff09') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** `select` in a spreadsheet: labels. */
export const selectCell: SheetCell<FieldValues['select']> = {
  toCell: (value, item, words) =>
    value !== null && !('value' in value)
      ? multipleChoiceCell.toCell(value, item, words)
      : singleChoiceCell.toCell(value, item, words),
  fromCell: (cell, item, words) =>
    (item.multiple ? multipleChoiceCell : singleChoiceCell).fromCell(cell, item, words),
};
