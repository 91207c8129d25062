import { isTable, type Answers, type Item } from '@zhantai/engine';

/** Where a value of the answers stands: the item, and for a cell its column and row. */
export interface Cell {
  readonly item: Item;
  /** The column, or the item itself. */
  readonly column: Item;
  readonly rowIndex: number | null;
  readonly value: unknown;
}

/**
 * Answers with some values replaced, cells of sub-tables included; a value nobody replaces stays the same object.
 * @param items those alone whose values may change.
 * @param change gives the new value.
 */
export function mapCells(answers: Answers, items: readonly Item[], change: (cell: Cell) => unknown): Answers {
  if (items.length === 0) return answers;
  const changed: Record<string, unknown> = { ...answers };
  for (const item of items) {
    if (!Object.hasOwn(answers, item.prop)) continue;
    const value = answers[item.prop];
    changed[item.prop] =
      isTable(item) && Array.isArray(value)
        ? value.map((row: unknown, rowIndex) => mapRow(row, item, rowIndex, change))
        : change({ item, column: item, rowIndex: null, value });
  }
  return changed;
}

function mapRow(row: unknown, item: Item, rowIndex: number, change: (cell: Cell) => unknown): unknown {
  if (!isRow(row)) return row;
  // Tables have hundreds of thousands of cells: only a row that changes is made anew.
  let changed: Record<string, unknown> | null = null;
  for (const column of item.columns) {
    const { prop } = column;
    if (!Object.hasOwn(row, prop)) continue;
    const value = row[prop];
    const next = change({ item, column, rowIndex, value });
    if (next === value) continue;
    changed ??= { ...row };
    changed[prop] = next;
  }
  return changed ?? row;
}

/**
 * Every value of the answers that an item or column describes.
 * @param wanted which columns, and items that are no tables, are looked at; all unless it says so.
 */
export function listCells(
  answers: Answers,
  items: readonly Item[],
  wanted: (column: Item, item: Item) => boolean = () => true,
): readonly Cell[] {
  const cells: Cell[] = [];
  for (const item of items) {
    if (!Object.hasOwn(answers, item.prop)) continue;
    const value = answers[item.prop];
    if (!isTable(item) || !Array.isArray(value)) {
      if (wanted(item, item)) cells.push({ item, column: item, rowIndex: null, value });
      continue;
    }
    const columns = item.columns.filter((column) => wanted(column, item));
    if (columns.length === 0) continue;
    value.forEach((row: unknown, rowIndex) => {
      if (!isRow(row)) return;
      for (const column of columns) {
        if (Object.hasOwn(row, column.prop)) cells.push({ item, column, rowIndex, value: row[column.prop] });
      }
    });
  }
  return cells;
}

function isRow(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}
