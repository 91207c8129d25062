import { checkSize } from '../check-size.ts';
import type { FieldCore } from '../field-core.ts';
import type { Row } from '../../types/field-value.ts';
import { isBlankRow } from './blank-row.ts';
import { answeringColumns, encodeRow, readRows } from './rows-codec.ts';

/** `dynamic`: rows. Its check is that of the whole table; the cells' is `validation/check-rows.ts`. */
export const dynamic: FieldCore<readonly Row[]> = {
  answers: true,
  blank: () => [],
  read: (wire, item) => readRows(wire, answeringColumns(item)),
  encode(value, item) {
    const columns = answeringColumns(item);
    return value.map((row) => encodeRow(row, columns));
  },
  isEmpty: (value, item) => value.every((row) => isBlankRow(row, item)),
  // Of a table a condition knows only whether it holds something: the ids of rows are nobody’s answer.
  compare: (value, item) => value.filter((row) => !isBlankRow(row, item)).map(() => 'row'),
  check(value, item) {
    if (item.minSize === null && item.maxSize === null) return null;
    const filled = value.reduce((count, row) => (isBlankRow(row, item) ? count : count + 1), 0);
    return checkSize(filled, filled, item);
  },
  missing: () => 'required',
  describe: (value, item, words) => words.rows(value.filter((row) => !isBlankRow(row, item)).length),
};
