import type { Item, JsonObject } from '../../definition/item.ts';
import { jsonText } from '../../definition/json-value.ts';
import { cellCore } from '../../fields/cell-registry.ts';
import { isBlankRow } from '../../fields/dynamic/blank-row.ts';
import { answeringColumns, encodeRow } from '../../fields/dynamic/rows-codec.ts';
import type { MutableRow } from '../../fields/dynamic/rows-codec.ts';
import type { Finding } from '../../fields/field-core.ts';
import type { FieldValue, Row } from '../../types/field-value.ts';
import { rowFormulas } from '../../logic/row-formulas.ts';
import { isLocked } from '../../validation/check-value.ts';
import type { Problem } from '../../fields/problem.ts';
import { CellNode, cellProblem, findInCell } from '../cell-node.ts';
import type { RowStart } from './row-start.ts';
import type { FieldNode, RowNode, RowPicture } from '../session.ts';
import { sameValue } from '../same-value.ts';
import type { SessionCore } from '../session-core.ts';

/** Where a row lives: in its table, or as a copy in an editor. */
export interface RowOwner {
  readonly item: Item;
  readonly core: SessionCore;
  /** Node keys begin with it. */
  readonly key: string;
  /** A row under edit is judged even while it is blank: confirming it says it is meant. */
  readonly judgesBlank: boolean;
  isLocked(): boolean;
  indexOf(row: RowRecord): number;
  /** `set` are the columns that were set; others may follow from them. */
  rowChanged(row: RowRecord, before: RowPicture, set: ReadonlySet<string>): void;
}

/** One record of a sub-table. Its cells become nodes when somebody looks at them. */
export class RowRecord implements RowNode {
  readonly id: string;
  readonly owner: RowOwner;
  /** Where it last stood; the table's list knows where it stands. */
  place = 0;
  #row: Row;
  #unreadable: ReadonlyMap<string, unknown>;
  #prefilled: ReadonlyMap<string, string>;
  /** Stored cells of columns the engine does not know. */
  readonly #kept: Readonly<Record<string, unknown>>;
  #cells: Map<string, CellNode> | null = null;
  #revealed = false;
  #hasProblem: boolean | undefined = undefined;
  #blank: boolean | undefined = undefined;

  constructor(id: string, owner: RowOwner, start: RowStart) {
    this.id = id;
    this.owner = owner;
    this.#row = rowFormulas(owner.item).apply(named(start.row, id));
    this.#unreadable = start.unreadable;
    this.#prefilled = start.prefilled;
    this.#kept = start.kept;
  }

  index(): number {
    return this.owner.indexOf(this);
  }

  value(): Row {
    return this.#row;
  }

  cell(prop: string): FieldNode {
    return this.cellNode(prop);
  }

  cellNode(prop: string): CellNode {
    const known = this.#cells?.get(prop);
    if (known !== undefined) return known;
    const column = this.owner.item.columns.find((one) => one.prop === prop);
    if (column === undefined) throw new Error(`Sub-table ${this.owner.item.prop} has no column ${prop}`);
    const cell = new CellNode(this, column);
    this.#cells ??= new Map();
    this.#cells.set(prop, cell);
    if (this.#revealed) cell.reveal();
    return cell;
  }

  hasColumn(prop: string): boolean {
    return this.owner.item.columns.some((column) => column.prop === prop);
  }

  /** What a copy of this row starts with. */
  start(): RowStart {
    return { row: this.#row, unreadable: this.#unreadable, prefilled: this.#prefilled, kept: this.#kept };
  }

  isBlank(): boolean {
    this.#blank ??= this.#unreadable.size === 0 && isBlankRow(this.#row, this.owner.item);
    return this.#blank;
  }

  /** Whether its cells are judged (engine.md §2: blank rows are left out). */
  isJudged(): boolean {
    return this.owner.judgesBlank || !this.isBlank();
  }

  unreadable(prop: string): string | null {
    return this.#unreadable.has(prop) ? jsonText(this.#unreadable.get(prop)) : null;
  }

  prefilledBy(prop: string): string | null {
    return this.#prefilled.get(prop) ?? null;
  }

  /** What it holds now. */
  picture(): RowPicture {
    return { row: this.#row, unreadable: this.#unreadable, prefilled: this.#prefilled };
  }

  /** Takes a cell's value; computed cells follow, and cells whose problem changes by it hear of it. */
  setCell(prop: string, value: FieldValue): void {
    this.#change({ ...this.#row, [prop]: value }, new Set([prop]));
  }

  /** Takes a whole edited copy. */
  take(start: RowStart): void {
    named(start.row, this.id);
    this.#change(start.row, this.#changedIn(start), start);
  }

  /** Takes wire values by prop; columns that are locked or not there are passed over. */
  put(wires: JsonObject): void {
    const { item } = this.owner;
    const { computed } = rowFormulas(item);
    const row: MutableRow = { ...this.#row };
    const unreadable = new Map(this.#unreadable);
    const prefilled = new Map(this.#prefilled);
    for (const column of answeringColumns(item)) {
      const { prop } = column;
      if (!Object.hasOwn(wires, prop) || column.hidden || isLocked(column) || computed.has(prop)) continue;
      const wire = wires[prop];
      const value = cellCore(column).read(wire, column);
      if (value === undefined) unreadable.set(prop, wire);
      else unreadable.delete(prop);
      row[prop] = value === undefined || sameValue(value, row[prop]) ? row[prop] : value;
      if (value === undefined) row[prop] = cellCore(column).blank(column);
      prefilled.delete(prop);
    }
    this.restore({ row, unreadable, prefilled });
  }

  /** The texts of its cells become what the server will make of them (engine.md §2). */
  tidy(): void {
    const { item } = this.owner;
    const { computed } = rowFormulas(item);
    for (const column of answeringColumns(item)) {
      const { prop } = column;
      const value = this.#row[prop];
      if (value === undefined || this.#unreadable.has(prop)) continue;
      const next = cellCore(column).normalise?.(value, column) ?? value;
      if (next !== value && !column.hidden && !isLocked(column) && !computed.has(prop))
        this.setCell(prop, next);
    }
  }

  /** Holds again what it held. */
  restore(picture: RowPicture): void {
    const changed = this.#changedIn(picture);
    if (changed.size > 0) this.#change(picture.row, changed, picture);
  }

  /** Shows the problems of all cells, also of those nobody has looked at yet. */
  reveal(): void {
    this.#revealed = true;
    for (const cell of this.#cells?.values() ?? []) cell.reveal();
  }

  /** What its cells are judged by changed. */
  recheck(): void {
    this.#hasProblem = undefined;
    for (const cell of this.#cells?.values() ?? []) cell.recheck();
  }

  /** All problems of its cells now, in column order. */
  problems(): readonly Problem[] {
    if (!this.hasProblem()) return [];
    const { item } = this.owner;
    return item.columns.flatMap((column) => {
      const found = this.#finding(column);
      return found === null ? [] : [cellProblem(this, column, found)];
    });
  }

  hasProblem(): boolean {
    this.#hasProblem ??= this.owner.item.columns.some((column) => this.#finding(column) !== null);
    return this.#hasProblem;
  }

  /** What is wrong with a cell, which need not be a node yet. */
  #finding(column: Item): Finding | null {
    const cell = this.#cells?.get(column.prop);
    if (cell !== undefined) return cell.judge();
    return findInCell(this, column, this.owner.core.within);
  }

  /** The row on the wire as a draft carries it: unreadable texts and unknown columns included. */
  draft(): Record<string, unknown> {
    const wire = encodeRow(this.#row, answeringColumns(this.owner.item));
    return { ...wire, ...this.#kept, ...Object.fromEntries(this.#unreadable) };
  }

  /** The row on the wire as a submission carries it. */
  submission(columns: readonly Item[]): Record<string, unknown> {
    const wire = encodeRow(this.#row, columns);
    for (const [prop, raw] of this.#unreadable) wire[prop] = raw;
    return wire;
  }

  #changedIn(picture: RowPicture): ReadonlySet<string> {
    const { row, unreadable, prefilled } = picture;
    const props = Object.keys({ ...this.#row, ...row }).filter(
      (prop) =>
        row[prop] !== this.#row[prop] ||
        unreadable.get(prop) !== this.#unreadable.get(prop) ||
        prefilled.get(prop) !== this.#prefilled.get(prop),
    );
    return new Set(props);
  }

  #change(row: Row, set: ReadonlySet<string>, rest: Omit<RowPicture, 'row'> = this.#without(set)): void {
    const was = this.picture();
    const before = was.row;
    const wasJudged = this.isJudged();
    this.#unreadable = rest.unreadable;
    this.#prefilled = rest.prefilled;
    this.#row = rowFormulas(this.owner.item).apply(row);
    this.#hasProblem = undefined;
    this.#blank = undefined;
    for (const [prop, cell] of this.#cells ?? []) {
      if (set.has(prop)) cell.overwritten();
      else if (this.#row[prop] !== before[prop]) cell.changed();
    }
    if (wasJudged !== this.isJudged()) for (const cell of this.#cells?.values() ?? []) cell.recheck();
    this.owner.rowChanged(this, was, set);
  }

  /** A set cell is no longer unreadable nor prefilled. */
  #without(set: ReadonlySet<string>): Omit<RowPicture, 'row'> {
    return { unreadable: without(this.#unreadable, set), prefilled: without(this.#prefilled, set) };
  }
}

/** Gives a row its id in place, which is much cheaper than copying it. */
function named(row: MutableRow, id: string): Row {
  if (row.$id !== id) row.$id = id;
  return row;
}

function without<V>(map: ReadonlyMap<string, V>, props: ReadonlySet<string>): ReadonlyMap<string, V> {
  return map.size === 0 ? map : new Map([...map].filter(([prop]) => !props.has(prop)));
}
