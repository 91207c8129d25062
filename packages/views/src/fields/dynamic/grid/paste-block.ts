import { blankValue, decode, decodeStored, encode, traitsOf } from '@zhantai/engine';
import type { FieldValue, Item, Row, RowNode, RowsNode } from '@zhantai/engine';
import { fromCell, inFilterOrder, isPlateColumn, normalizePlate } from '@zhantai/engine/tables';
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
  const places = placesOf(shown);
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
    const { wires } = readLine(node, places, line, row.value(), words);
    node.put(row, wires);
    return shown.filter(
      (column) =>
        Object.hasOwn(wires, column.prop) && decodeStored(column, wires[column.prop]).unreadable !== null,
    ).length;
  }
}

/** The rows that a block goes to as they would be then: their lists may be others than those that hold now. */
export function pastedRows({ node, columns, area, block, words }: PasteOptions): readonly Row[] {
  const places = placesOf(columns.slice(area.left));
  return spread(block, area).map(
    (line, at) => readLine(node, places, line, node.row(area.top + at)?.value() ?? {}, words).row,
  );
}

/** A column and its place in a line. */
type Place = readonly [column: Item, at: number];

/** Those first whose cells filter the lists of others. */
function placesOf(shown: readonly Item[]): readonly Place[] {
  return inFilterOrder(shown).map((column) => [column, shown.indexOf(column)]);
}

/** Reads a line of texts into a row. */
function readLine(
  { item }: RowsNode,
  places: readonly Place[],
  line: readonly string[],
  before: Row,
  words: CellWords,
): { readonly wires: Readonly<Record<string, unknown>>; readonly row: Row } {
  const wires: Record<string, unknown> = {};
  let row = before;
  for (const [column, at] of places) {
    const text = line[at];
    if (text === undefined || isUntouched(column)) continue;
    const wire = fromCell(column, text === '' ? null : text, words(column, row));
    wires[column.prop] =
      typeof wire === 'string' && isPlateColumn(item.prop, column.prop) ? normalizePlate(wire) : wire;
    row = { ...row, [column.prop]: decode(column, wires[column.prop]) };
  }
  return { wires, row };
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
