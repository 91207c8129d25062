import type { Item } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';

/** Heading of a row: the organiser's own with `{index}` or `{i}` filled in, else `第1位`. `index` is 0-based. */
export function rowTitle(item: Item, index: number, words: FieldWords): string {
  const number = String(index + 1);
  return item.subLabel === ''
    ? words.rows.person(index + 1)
    : item.subLabel.replaceAll('{index}', number).replaceAll('{i}', number);
}
