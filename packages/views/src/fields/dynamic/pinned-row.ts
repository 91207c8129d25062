import type { RowNode, RowsNode } from '@zhantai/engine';

/** The row of a table with the focus: it stays drawn however the table is scrolled and rows come and go. */
export interface PinnedRow {
  hold(row: RowNode): void;
  /** Its place now; −1 where there is none. */
  index(): number;
}

/** Of a table that nobody is in yet. */
export function pinnedRow(node: RowsNode): PinnedRow {
  let pinned: RowNode | null = null;
  return {
    hold(row) {
      pinned = row;
    },
    index: () => (pinned !== null && node.row(pinned.index()) === pinned ? pinned.index() : -1),
  };
}
