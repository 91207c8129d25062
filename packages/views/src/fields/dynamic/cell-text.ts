import type { FieldValue, Item, Option } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import { valueText } from '../value-text.ts';

/** A cell as one line of text; files by their number, a signature by being there. */
export function cellText(
  item: Item,
  value: FieldValue,
  words: FieldWords,
  options?: readonly Option[],
): string {
  if (item.type === 'upload' && Array.isArray(value)) {
    return value.length === 0 ? '' : words.upload.files(value.length);
  }
  if (item.type === 'signature') return value === '' ? '' : words.signature.signed;
  return valueText(item, value, words, options ?? item.options);
}
