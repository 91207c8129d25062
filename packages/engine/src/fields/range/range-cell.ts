import { DEFAULT_RANGE_TIMES } from '../../dates/pick-range.ts';
import { sheetDateText } from '../calendar/sheet-date-text.ts';
import type { SheetCell, SheetDate } from '../sheet-cell.ts';
import { sheetText } from '../sheet-text.ts';

/** A dash between blanks, a wave, a comma, or the Chinese word for “to”. */
const BETWEEN = /\s+[-\u2013\u2014]\s+|\s*[~\uff5e,\uff0c\u81f3\u2013\u2014]\s*/;

/** Start and end stand in one cell. */
export function rangeCell(kind: SheetDate['kind']): SheetCell<readonly [string, string] | null> {
  return {
    toCell: (value) => (value === null ? null : value.join(' ~ ')),
    fromCell: (cell) =>
      sheetText(cell)
        .split(BETWEEN)
        .map((part, side) => sheetDateText(part.trim(), kind, DEFAULT_RANGE_TIMES[side === 0 ? 0 : 1]))
        .join(','),
  };
}
