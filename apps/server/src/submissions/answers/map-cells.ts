import type { Answers, Item } from '@zhantai/engine';

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
      item.type === 'dynamic' && Array.isArray(value)
        ? value.map((row: unknown, rowIndex) => mapRow(row, item, rowIndex, change))
        : change({ item, column: item, rowIndex: null, value });
  }
  return changed;
}

function mapRow(row: unknown, item: Item, rowIndex: number, change: (cell: Cell) => unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const cells = new Map<string, unknown>(Object.entries(row));
  for (const column of item.columns) {
    if (!cells.has(column.prop)) continue;
    cells.set(column.prop, change({ item, column, rowIndex, value: cells.get(column.prop) }));
  }
  return Object.fromEntries(cells);
}

/** Every value of the answers that an item or column describes. */
export function listCells(answers: Answers, items: readonly Item[]): readonly Cell[] {
  const cells: Cell[] = [];
  mapCells(answers, items, (cell) => {
    cells.push(cell);
    return cell.value;
  });
  return cells;
}
