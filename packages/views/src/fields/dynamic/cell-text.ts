import { traitsOf } from '@zhantai/engine';
import type { FieldValue, Item, Option } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import { groupedNumber } from '../number/number-text.ts';
import { valueText } from '../value-text.ts';
import { isComputedColumn } from './computed-column.ts';

/** Places of what the system computes: as it rounds (engine.md §6). */
const COMPUTED_PLACES = 2;

/** A cell as one line of text; files by their number, a signature by being there. */
export function cellText(
  item: Item,
  value: FieldValue,
  words: FieldWords,
  options?: readonly Option[],
): string {
  const { amount, files } = traitsOf(item);
  if (files === 'several' && Array.isArray(value)) {
    return value.length === 0 ? '' : words.upload.files(value.length);
  }
  if (files === 'drawing') return value === '' ? '' : words.signature.signed;
  if (typeof value === 'number' && amount === true && isComputedColumn(item)) {
    return groupedNumber(value, item.precision ?? COMPUTED_PLACES);
  }
  return valueText(item, value, words, options ?? item.options);
}
