import type { Item, RowsNode } from '@zhantai/engine';
import { toCell } from '@zhantai/engine/tables';
import type { Area } from './area.ts';
import type { CellWords } from './cell-words.ts';
import type { Block } from './tsv.ts';

/** The cells of a block as texts that a spreadsheet reads: labels of options, dates, plain numbers. */
export function blockCells(node: RowsNode, columns: readonly Item[], area: Area, words: CellWords): Block {
  const shown = columns.slice(area.left, area.right + 1);
  return node
    .rows()
    .slice(area.top, area.bottom + 1)
    .map((row) => {
      const value = row.value();
      return shown.map((column) => {
        const unread = row.unreadable(column.prop);
        if (unread !== null) return unread;
        const cellValue = value[column.prop];
        if (cellValue === undefined) return '';
        const cell = toCell(column, cellValue, words(column, value));
        if (cell === null) return '';
        return typeof cell === 'object' ? cell.text : String(cell);
      });
    });
}
