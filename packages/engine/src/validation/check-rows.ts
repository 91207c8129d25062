import type { Item } from '../definition/item.ts';
import { isBlankRow } from '../fields/dynamic/blank-row.ts';
import { blankValue } from '../fields/codec.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import type { Row } from '../types/field-value.ts';
import { checkByCore } from './check-value.ts';
import { judgedColumns } from './judged-columns.ts';
import { withinRow } from './within-row.ts';

/** Hears of one wrong cell. */
export type TellCell = (rowIndex: number, column: Item, found: Finding) => void;

/** Tells the first thing wrong with each cell, row by row in column order; nothing in blank rows (engine.md §4). */
export function checkRows(rows: readonly Row[], item: Item, within: CheckContext, tell: TellCell): void {
  const columns = judgedColumns(item);
  rows.forEach((row, index) => {
    if (isBlankRow(row, item)) return;
    for (const judged of columns) {
      const { column, prop, core, locked } = judged;
      const here = withinRow(within, judged, (other) => row[other.prop] ?? blankValue(other));
      const found = checkByCore(core, row[prop] ?? core.blank(column), column, here, locked);
      if (found !== null) tell(index, column, found);
    }
  });
}

/** The first thing wrong with one cell of a row that is not blank. */
export function checkCell(row: Row, column: Item, item: Item, within: CheckContext): Finding | null {
  const judged = judgedColumns(item).find((one) => one.column === column);
  if (judged === undefined) return null;
  const { core, locked } = judged;
  return checkByCore(core, row[column.prop] ?? core.blank(column), column, within, locked);
}
