import { decodeStored, describe, traitsOf, type Item, type Option } from '@zhantai/engine';
import type { ConsoleWords } from '@zhantai/messages/console';

/** Labels of dictionary values: prop → value → label. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A stored answer in one table cell: text, or how many files or rows there are. */
export function cellText(item: Item, wire: unknown, labels: Labels, words: ConsoleWords): string {
  if (wire === undefined || wire === null || wire === '') return '';
  const { value, unreadable } = decodeStored(item, wire);
  if (unreadable !== null) return unreadable;
  const count = Array.isArray(value) ? value.length : 0;
  const { family, files } = traitsOf(item);
  if (files === 'several') return count === 0 ? '' : words.submissions.files(count);
  if (family === 'rows') return count === 0 ? '' : words.submissions.rows(count);
  if (files === 'drawing') return words.review.signature;
  const known = Object.entries(labels[item.prop] ?? {}).map(([key, label]): Option => ({
    value: key,
    label,
  }));
  return describe(item, value, {
    listSeparator: words.review.separator,
    on: words.review.on,
    off: words.review.off,
    optionsOf: (asked) => asked.options ?? known,
  });
}
