import { decodeStored, describe, type Item } from '@zhantai/engine';
import type { ConsoleWords } from '@zhantai/messages/console';

/** Labels of dictionary values: prop → value → label. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A stored answer in one table cell: text, or how many files or rows there are. */
export function cellText(
  item: Item,
  wire: unknown,
  labels: Labels,
  { review, submissions }: ConsoleWords,
): string {
  if (wire === undefined || wire === null || wire === '') return '';
  const { value, unreadable } = decodeStored(item, wire);
  const known = labels[item.prop] ?? {};
  return (
    unreadable ??
    describe(item, value, {
      listSeparator: review.separator,
      on: review.on,
      off: review.off,
      files: submissions.files,
      signed: review.signature,
      rows: submissions.rows,
      labelOf: (one) => (Object.hasOwn(known, one) ? known[one] : undefined),
    })
  );
}
