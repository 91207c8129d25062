import type { Item, JsonObject } from '../../definition/item.ts';
import { cellCore } from '../cell-registry.ts';
import type { FieldValue, Row } from '../../types/field-value.ts';
import { answeringColumns, rawCell } from './rows-codec.ts';
import { traitsOf } from '../../types/traits.ts';

const fillable = new WeakMap<Item, readonly Item[]>();

/** Whether nobody filled a row: every cell empty, switches off (engine.md §2). */
export function isBlankRow(row: Row, item: Item): boolean {
  return fillableColumns(item).every((column) => isBlankCell(row[column.prop], column));
}

/** The same for a row as it travels. */
export function isBlankRawRow(raw: JsonObject, item: Item): boolean {
  return fillableColumns(item).every((column) =>
    isBlankCell(cellCore(column).read(rawCell(raw, column), column), column),
  );
}

function isBlankCell(value: FieldValue | undefined, column: Item): boolean {
  if (value === undefined) return true;
  const core = cellCore(column);
  return traitsOf(column).family === 'switch' ? value === core.blank(column) : core.isEmpty(value, column);
}

/** Columns a user fills. What is prefilled and locked makes no row; a table that is locked throughout is all rows. */
function fillableColumns(item: Item): readonly Item[] {
  const known = fillable.get(item);
  if (known !== undefined) return known;
  const columns = answeringColumns(item);
  const open = columns.filter(
    (column) => !column.readonly && !column.disabled && !column.hidden && column.compute === null,
  );
  const chosen = open.length > 0 ? open : columns;
  fillable.set(item, chosen);
  return chosen;
}
