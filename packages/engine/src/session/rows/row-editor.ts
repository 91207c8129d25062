import type { Item } from '../../definition/item.ts';
import type { Problem } from '../../fields/problem.ts';
import { RowRecord } from './row-record.ts';
import type { RowOwner } from './row-record.ts';
import type { RowStart } from './row-start.ts';
import type { FieldNode, RowEditor } from '../session.ts';
import type { SessionCore } from '../session-core.ts';

/** Where an edited copy goes. */
export interface EditedTable {
  readonly item: Item;
  readonly core: SessionCore;
  readonly columns: readonly Item[];
  isLocked(): boolean;
  /** Where the row stands, or would stand. */
  placeFor(edited: RowRecord | null, after: RowRecord | null): number;
  /** Writes a copy; the problem of the table where it does not take another row. */
  takeCopy(id: string, start: RowStart, edited: RowRecord | null, after: RowRecord | null): Problem | null;
}

/** A row in an editor: a copy that judges itself also while it is blank (engine.md §6). */
export class CopyEditor implements RowEditor, RowOwner {
  readonly isNew: boolean;
  readonly cells: readonly FieldNode[];
  readonly item: Item;
  readonly core: SessionCore;
  readonly key: string;
  readonly judgesBlank = true;
  readonly #table: EditedTable;
  readonly #edited: RowRecord | null;
  readonly #after: RowRecord | null;
  readonly #copy: RowRecord;
  #open = true;

  constructor(
    table: EditedTable,
    id: string,
    start: RowStart,
    edited: RowRecord | null,
    after: RowRecord | null,
  ) {
    this.item = table.item;
    this.core = table.core;
    this.key = `${table.item.prop}/copy`;
    this.isNew = edited === null;
    this.#table = table;
    this.#edited = edited;
    this.#after = after;
    this.#copy = new RowRecord(id, this, start);
    this.cells = table.columns.map((column) => this.#copy.cellNode(column.prop));
  }

  confirm(): readonly Problem[] {
    if (!this.#open) return [];
    this.core.notifier.batch(() => {
      this.#copy.tidy();
      this.#copy.reveal();
    });
    const problems = this.#copy.problems();
    if (problems.length > 0) return problems;
    const refused = this.#table.takeCopy(this.#copy.id, this.#copy.start(), this.#edited, this.#after);
    if (refused !== null) return [refused];
    this.#open = false;
    return [];
  }

  cancel(): void {
    this.#open = false;
  }

  isLocked(): boolean {
    return !this.#open || this.#table.isLocked();
  }

  indexOf(): number {
    return this.#table.placeFor(this.#edited, this.#after);
  }

  rowChanged(): void {
    // Nothing reaches the table before it is confirmed.
  }
}
