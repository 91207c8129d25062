import type { Item } from '../definition/item.ts';
import { cellCore } from '../fields/cell-registry.ts';
import { isBlankRow } from '../fields/dynamic/blank-row.ts';
import { answeringColumns } from '../fields/dynamic/rows-codec.ts';
import type { CheckContext, FieldCore, Finding } from '../fields/field-core.ts';
import type { Row } from '../fields/field-value.ts';
import { rowFormulas } from '../logic/row-formulas.ts';
import { checkByCore, isLocked } from './check-value.ts';

/** Hears of one wrong cell. */
export type TellCell = (column: Item, found: Finding) => void;

/** Tells the first thing wrong with each cell of a row, in column order; nothing in a blank row (engine.md §4). */
export function checkRow(row: Row, item: Item, within: CheckContext, tell: TellCell): void {
  if (isBlankRow(row, item)) return;
  for (const { column, prop, core, locked } of judgedColumns(item)) {
    const found = checkByCore(core, row[prop] ?? core.blank(column), column, within, locked);
    if (found !== null) tell(column, found);
  }
}

/** The first thing wrong with one cell of a row that is not blank. */
export function checkCell(row: Row, column: Item, item: Item, within: CheckContext): Finding | null {
  const judged = judgedColumns(item).find((one) => one.column === column);
  if (judged === undefined) return null;
  const { core, locked } = judged;
  return checkByCore(core, row[column.prop] ?? core.blank(column), column, within, locked);
}

/** A column whose cells are judged, with what is the same in every row. */
interface JudgedColumn {
  readonly column: Item;
  readonly prop: string;
  readonly core: FieldCore;
  readonly locked: boolean;
}

const judged = new WeakMap<Item, readonly JudgedColumn[]>();

/** Columns that are seen and take an answer. */
function judgedColumns(item: Item): readonly JudgedColumn[] {
  const known = judged.get(item);
  if (known !== undefined) return known;
  const { computed } = rowFormulas(item);
  const columns = answeringColumns(item)
    .filter((column) => !column.hidden)
    .map((column) => ({
      column,
      prop: column.prop,
      core: cellCore(column),
      locked: isLocked(item) || isLocked(column) || computed.has(column.prop),
    }));
  judged.set(item, columns);
  return columns;
}
