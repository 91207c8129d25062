import { readRange } from '../../dates/read-range.ts';
import type { RangeKind } from '../../dates/read-range.ts';
import type { SheetCell } from '../sheets/sheet-cell.ts';
import { sheetText } from '../sheets/sheet-text.ts';

/** Start and end stand in one cell. */
export function rangeCell(kind: RangeKind): SheetCell<readonly [string, string] | null> {
  return {
    toCell: (value) => (value === null ? null : value.join(' ~ ')),
    fromCell: (cell) => readRange(sheetText(cell), kind).join(','),
  };
}
