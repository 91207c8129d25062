import type { Answers, Context } from '../definition/context.ts';
import type { Definition } from '../definition/definition.ts';
import type { Item, JsonObject, Option } from '../definition/item.ts';
import type { FieldType, FieldValue, FieldValues, Row } from '../types/field-value.ts';
import type { Problem } from '../fields/problem.ts';

export interface SessionOptions {
  readonly answers?: Answers;
  readonly context?: Context;
  /** `YYYY-MM-DD` in the exhibition's zone. */
  readonly today: string;
  /** Makes `$id` of a new row; the default counts `r1, r2 …` and never repeats one in use. */
  readonly newRowId?: () => string;
  /** Nothing can be set. */
  readonly readOnly?: boolean;
}

/** One immutable picture of a node; a new object exactly when something in it changed. */
export interface NodeState<V extends FieldValue = FieldValue> {
  readonly value: V;
  readonly visible: boolean;
  /** What to show now: a problem only after the field was left, after `validate`, sent by the server, or unreadable. */
  readonly problem: Problem | null;
  /** Stored text that could not be decoded; kept until somebody sets a value (engine.md §2). */
  readonly unreadable: string | null;
  /** Read-only or disabled, by the item, a computation or the whole session. */
  readonly locked: boolean;
  /** The `preValue` expression that filled the field, until the user sets it. */
  readonly prefilledBy: string | null;
}

/** A field of an open form, or a cell of one of its rows. */
export interface FieldNode<T extends FieldType = FieldType> {
  /** Unique and stable in the session: `prop`, or `prop/rowId/column`. */
  readonly key: string;
  readonly item: Item & { readonly type: T };
  state(): NodeState<FieldValues[T]>;
  /** Called after the node's state changed. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Does nothing while the node is locked. */
  set(value: FieldValues[T]): void;
  /**
   * Takes a text as somebody typed it. What cannot be read leaves the field empty and is kept beside it, with its problem
   * once the field is left; nothing while the node is locked.
   */
  enter(text: string): void;
  /** The user left the field: its problem may be shown from now on. */
  leave(): void;
  /** The problem it has now, shown or not. */
  check(): Problem | null;
  /** Tells which dictionary options are known, so that the view may show labels; also leaves out bad ones. */
  setOptions(options: readonly Option[]): void;
  /** Static options of the item, or those of `setOptions`. */
  options(): readonly Option[];
}

/** One record of a sub-table; keeps its identity while rows move. */
export interface RowNode {
  readonly id: string;
  /** 0-based position now. */
  index(): number;
  cell(prop: string): FieldNode;
  value(): Row;
  /** What stands in a cell and could not be read. */
  unreadable(prop: string): string | null;
}

/** A detached copy of a row in an editor; nothing reaches the table before `confirm` (engine.md §6). */
export interface RowEditor {
  readonly isNew: boolean;
  readonly cells: readonly FieldNode[];
  /** Validates the copy and shows its problems; writes it to the table only when there are none. */
  confirm(): readonly Problem[];
  cancel(): void;
}

/** What a row held at one moment, for the table that it came from. */
export interface RowPicture {
  readonly row: Row;
  /** Raw cells that could not be read. */
  readonly unreadable: ReadonlyMap<string, unknown>;
  readonly prefilled: ReadonlyMap<string, string>;
}

/** Hears of everything done to the rows of a sub-table, before and after. */
export interface RowsWatcher {
  /** What comes until `close` belongs together. */
  open(): void;
  /** Cells of a row changed; `set` are the columns that were set, not those that follow from them. */
  cells(row: RowNode, before: RowPicture, after: RowPicture, set: ReadonlySet<string>): void;
  /** Rows came, went or moved. */
  rows(before: readonly RowNode[], after: readonly RowNode[]): void;
  close(): void;
}

/**
 * A sub-table. Setting a cell changes its value, too, so its listeners hear of it; who shows only the rows or the totals
 * compares `rows()` or `totals()`, which stay the same object until they change.
 */
export interface RowsNode extends FieldNode<'dynamic'> {
  readonly columns: readonly Item[];
  /** The same array until rows are added, removed or moved. */
  rows(): readonly RowNode[];
  /** One row; cheaper than all where rows come and go. */
  row(index: number): RowNode | undefined;
  canAdd(): boolean;
  canRemove(row: RowNode): boolean;
  /**
   * Why that row may not be deleted, or without one why no row may be added; null where a hook or the size does not forbid
   * it.
   */
  refusal(row?: RowNode): Problem | null;
  /** Inserts a blank row after `after`, at the end without it. Null when refused. */
  add(after?: RowNode): RowNode | null;
  remove(row: RowNode): boolean;
  move(row: RowNode, index: number): void;
  editNew(after?: RowNode): RowEditor | null;
  edit(row: RowNode): RowEditor;
  /** Takes rows that passed an import check; `replace` drops those that were there. */
  importRows(rows: readonly Row[], replace: boolean): void;
  /** Several changes at once: told when all are done, and one step for whoever watches. */
  change(work: () => void): void;
  /**
   * Takes wire values by prop into cells of a row. Columns that are locked or not there are passed over; what cannot be
   * read leaves its cell empty and is kept beside it (engine.md §2).
   */
  put(row: RowNode, wires: JsonObject): void;
  watch(watcher: RowsWatcher): () => void;
  /** Brings back what a watcher was told of: the rows (null leaves them) and what rows held. */
  restore(
    rows: readonly RowNode[] | null,
    pictures: readonly (readonly [row: RowNode, picture: RowPicture])[],
  ): void;
  /** Column sums of number columns that are computed or exhibit columns, by prop; exact. */
  totals(): Readonly<Record<string, number>>;
}

/** A title and the items up to the next one; the first section may have no title. */
export interface Section {
  readonly title: Item | null;
  /** 1-based, counting titled sections only; 0 for an untitled one. */
  readonly number: number;
  readonly nodes: readonly FieldNode[];
}

export interface SectionProgress {
  /** Visible fields that take an answer. */
  readonly total: number;
  /** Of these, filled and without a problem. */
  readonly done: number;
  /** Of these, with a problem now, shown or not. */
  readonly gaps: number;
}

/** An open form. Setting one field notifies that field, the fields whose state changed by it, and no one else. */
export interface Session {
  readonly definition: Definition;
  /** What expressions of its items are read from. */
  readonly context: Context;
  /** Items in order; a title is a node too. */
  readonly nodes: readonly FieldNode[];
  readonly sections: readonly Section[];
  node(prop: string): FieldNode | undefined;
  /** `1.7`: section and place; a rule that hides a field does not renumber the others. Empty for titles and html. */
  numberOf(node: FieldNode): string;
  /** The trigger behind a field's visibility: the watched items of the rules that show it. Empty if it has none. */
  shownBy(
    node: FieldNode,
  ): readonly { readonly item: Item; readonly optionValue: string; readonly expression: string }[];
  /** Called once after any change of any value or row, not for mere visibility. */
  subscribe(listener: () => void): () => void;
  /** Called once after any set, row change, validation or visibility change: for summaries. */
  subscribeProgress(listener: () => void): () => void;
  progress(section: Section): SectionProgress;
  /** All problems now, in item order, shown or not. */
  problems(): readonly Problem[];
  /** Shows all problems and returns them. */
  validate(): readonly Problem[];
  /** Shows problems the server found, at their fields; each goes away when its field is set. */
  showProblems(problems: readonly Problem[]): void;
  /** What a submission carries: visible items only, empty ones included, blank rows left out. */
  answers(): Answers;
  /**
   * What a draft carries: everything typed, hidden fields, unreadable texts and unknown props included. Fields nobody
   * touched are left out, so that their default may fill them another day.
   */
  draft(): Answers;
  /** Props of the stored answers that no item has; shown after a change of version. */
  readonly unknown: Answers;
}
