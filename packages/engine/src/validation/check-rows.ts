import type { Item } from '../definition/item.ts';
import { cellCore } from '../fields/cell-registry.ts';
import { isBlankRow } from '../fields/dynamic/blank-row.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import type { Row } from '../fields/field-value.ts';
import { rowFormulas } from '../logic/row-formulas.ts';
import { checkValue, isLocked } from './check-value.ts';

/** What is wrong with one cell. */
export interface CellFinding extends Finding {
  readonly prop: string;
  /** The column's. */
  readonly label: string;
}

/** The first thing wrong with each cell of a row; nothing in a blank row (engine.md §4). */
export function checkRow(row: Row, item: Item, within: CheckContext): readonly CellFinding[] {
  if (isBlankRow(row, item)) return [];
  const found: CellFinding[] = [];
  for (const column of item.columns) {
    const finding = checkCell(row, column, item, within);
    if (finding !== null) found.push({ ...finding, prop: column.prop, label: column.label });
  }
  return found;
}

/** The first thing wrong with one cell of a row that is not blank. */
export function checkCell(row: Row, column: Item, item: Item, within: CheckContext): Finding | null {
  if (column.hidden) return null;
  const core = cellCore(column);
  if (!core.answers) return null;
  const value = row[column.prop] ?? core.blank(column);
  const locked = isLocked(item) || isLocked(column) || rowFormulas(item).computed.has(column.prop);
  return checkValue(value, column, within, locked);
}
