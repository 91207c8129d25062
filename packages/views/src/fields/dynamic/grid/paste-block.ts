import { blankValue, decode, decodeStored, encode, traitsOf } from '@zhantai/engine';
import type { FieldValue, Item, Row, RowNode, RowsNode } from '@zhantai/engine';
import { fromCell, isPlateColumn, normalizePlate } from '@zhantai/engine/tables';
import type { Area } from './area.ts';
import type { CellWords } from './cell-words.ts';
import type { Block } from './tsv.ts';

/** What came of a paste. */
export interface Pasted {
  /** Where it stands now. */
  readonly area: Area;
  /** Lines that found no row. */
  readonly rowsLeft: number;
  /** Columns beyond the right edge. */
  readonly columnsLeft: number;
  /** Cells whose text could not be read. */
  readonly unreadable: number;
}

/** A text cannot bring a file or a drawing. */
const isUntouched = (column: Item): boolean => traitsOf(column).family === 'file';

/** What {@link pasteBlock} takes. */
export interface PasteOptions {
  readonly node: RowsNode;
  readonly columns: readonly Item[];
  /** The selected cells; the block goes to their first, a single cell into all of them. */
  readonly area: Area;
  readonly block: Block;
  readonly words: CellWords;
  /** Rows may be added where there are too few. */
  readonly mayAdd: boolean;
}

/** Reads a block of texts into cells as one step, each as its column reads what is typed; nothing is cut (engine.md §6). */
export function pasteBlock({ node, columns, area, block, words, mayAdd }: PasteOptions): Pasted {
  const lines = spread(block, area);
  const width = Math.max(...lines.map((line) => line.length));
  const shown = columns.slice(area.left, area.left + width);
  // Empty lines at the end need no rows of their own.
  const filled = lines.findLastIndex((line) => line.some((cell) => cell !== '')) + 1;
  let unreadable = 0;
  let taken = 0;
  node.change(() => {
    for (const line of lines) {
      const row = node.row(area.top + taken) ?? (mayAdd && taken < filled ? node.add() : null);
      if (row === null) break;
      taken += 1;
      unreadable += pasteLine(row, line);
    }
  });
  return {
    area: {
      top: area.top,
      left: area.left,
      bottom: area.top + Math.max(taken, 1) - 1,
      right: area.left + shown.length - 1,
    },
    rowsLeft: Math.max(filled - taken, 0),
    columnsLeft: width - shown.length,
    unreadable,
  };

  function pasteLine(row: RowNode, line: readonly string[]): number {
    const wires: Record<string, unknown> = {};
    // Labels of a dictionary may depend on what the same line brings.
    let seen: Row = row.value();
    shown.forEach((column, at) => {
      const text = line[at];
      if (text === undefined || isUntouched(column)) return;
      const wire = fromCell(column, text === '' ? null : text, words(column, seen));
      wires[column.prop] =
        typeof wire === 'string' && isPlateColumn(node.item.prop, column.prop) ? normalizePlate(wire) : wire;
      seen = { ...seen, [column.prop]: decode(column, wires[column.prop]) };
    });
    node.put(row, wires);
    return shown.filter(
      (column) =>
        Object.hasOwn(wires, column.prop) && decodeStored(column, wires[column.prop]).unreadable !== null,
    ).length;
  }
}

/** Empties the cells of a block as one step. */
export function clearBlock(node: RowsNode, columns: readonly Item[], area: Area): void {
  const cleared = columns
    .slice(area.left, area.right + 1)
    .filter((column) => !isUntouched(column))
    .map((column): readonly [string, unknown] => {
      const blank: FieldValue = blankValue(column);
      return [column.prop, encode(column, blank)];
    });
  const wires = Object.fromEntries(cleared);
  node.change(() => {
    for (const row of node.rows().slice(area.top, area.bottom + 1)) node.put(row, wires);
  });
}

/** One cell fills the whole selection. */
function spread(block: Block, { top, left, bottom, right }: Area): Block {
  const [first] = block;
  if (block.length === 1 && first?.length === 1) {
    return Array.from({ length: bottom - top + 1 }, () =>
      Array.from({ length: right - left + 1 }, () => first[0] ?? ''),
    );
  }
  return block;
}
