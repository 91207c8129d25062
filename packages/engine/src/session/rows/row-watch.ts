import type { RowNode, RowPicture, RowsWatcher } from '../session.ts';

/** Tells watchers of a sub-table what happened to its rows, and what of it belongs together. */
export class RowWatch {
  readonly #watchers = new Set<RowsWatcher>();
  #depth = 0;
  /** The rows before the first of the changes that belong together moved any. */
  #before: readonly RowNode[] | null = null;

  add(watcher: RowsWatcher): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Whether anybody watches. */
  get active(): boolean {
    return this.#watchers.size > 0;
  }

  /** Runs changes that belong together; `rows` tells those of the table, which is only asked while somebody watches. */
  together(work: () => void, rows: () => readonly RowNode[]): void {
    if (this.#depth === 0) for (const watcher of this.#watchers) watcher.open();
    this.#depth += 1;
    try {
      work();
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#close(rows);
    }
  }

  /** Rows are about to come, go or move. */
  moves(rows: () => readonly RowNode[]): void {
    if (this.active) this.#before ??= rows();
  }

  /** Cells of a row were set. */
  cells(row: RowNode, before: RowPicture, after: RowPicture, set: ReadonlySet<string>): void {
    for (const watcher of this.#watchers) watcher.cells(row, before, after, set);
  }

  #close(rows: () => readonly RowNode[]): void {
    const before = this.#before;
    this.#before = null;
    for (const watcher of this.#watchers) {
      if (before !== null) watcher.rows(before, rows());
      watcher.close();
    }
  }
}
