import { decodeStored, type DescribeWords, type Item, type Option } from '@zhantai/engine';
import { toCell, type SheetValue } from '@zhantai/engine/tables';
import type { Labels } from '../pool/sheet-task.ts';

/** Words of cells that hold no text of their own. */
export type CellWords = Pick<DescribeWords, 'on' | 'off' | 'listSeparator'> & { readonly signed: string };

/**
 * An answer as a typed cell: labels instead of values, how many files instead of their ids; what cannot be read as it
 * was stored.
 * @param place `prop`, or `prop/column` of a sub-table: where the labels of dictionary values stand.
 */
export function answerCell(
  item: Item,
  wire: unknown,
  place: string,
  labels: Labels,
  words: CellWords,
): SheetValue {
  if (wire === undefined || wire === null || wire === '') return null;
  const { value, unreadable } = decodeStored(item, wire);
  if (unreadable !== null) return unreadable;
  if (item.type === 'signature') return words.signed;
  if (item.type === 'upload') return Array.isArray(value) && value.length > 0 ? value.length : null;
  return toCell(item, value, {
    ...words,
    optionsOf: (asked) => asked.options ?? namedOptions(labels[place]),
  });
}

/** Values of a dictionary whose labels are known; each may stand below any other, for a path names all its parts. */
function namedOptions(labels: Readonly<Record<string, string>> | undefined): readonly Option[] {
  const options: Option[] = [];
  for (const [value, label] of Object.entries(labels ?? {})) {
    options.push({
      value,
      label,
      get children() {
        return options;
      },
    });
  }
  return options;
}
