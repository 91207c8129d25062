import type { Item } from '../definition/item.ts';
import { cellCore } from '../fields/cell-registry.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import type { FieldValue } from '../types/field-value.ts';
import { rowFormulas } from '../logic/row-formulas.ts';
import { checkCell } from '../validation/check-rows.ts';
import { isLocked } from '../validation/check-value.ts';
import type { Problem } from '../fields/problem.ts';
import { NodeBase } from './node-base.ts';
import type { RowRecord } from './rows/row-record.ts';
import { sameValue } from './same-value.ts';
import type { FieldNode } from './session.ts';

/** A cell of a row; its value lives in the row. */
export class CellNode extends NodeBase<FieldValue> implements FieldNode {
  readonly item: Item;
  readonly #row: RowRecord;

  constructor(row: RowRecord, column: Item) {
    super(`${row.owner.key}/${row.id}/${column.prop}`, row.owner.core);
    this.item = column;
    this.#row = row;
  }

  read(): FieldValue {
    return this.#row.value()[this.item.prop] ?? cellCore(this.item).blank(this.item);
  }

  unreadable(): string | null {
    return this.#row.unreadable(this.item.prop);
  }

  set(value: FieldValue): void {
    if (this.isLocked()) return;
    const hadServerProblem = this.clearServerProblem();
    const fresh = hadServerProblem || this.unreadable() !== null || this.prefilledBy() !== null;
    if (!fresh && sameValue(value, this.read())) return;
    this.core.notifier.batch(() => this.#row.setCell(this.item.prop, value));
  }

  enter(text: string): void {
    if (this.isLocked()) return;
    const hadServerProblem = this.clearServerProblem();
    const fresh = hadServerProblem || this.prefilledBy() !== null;
    const value = cellCore(this.item).read(text, this.item);
    const same = sameValue(value ?? cellCore(this.item).blank(this.item), this.read());
    if (!fresh && same && this.unreadable() === (value === undefined ? text : null)) return;
    this.core.notifier.batch(() => {
      this.#row.put({ [this.item.prop]: text });
      this.typed(value === undefined);
    });
  }

  /** Another value stands in it: what the server said of the one before no longer speaks of it. */
  overwritten(): void {
    this.clearServerProblem();
    this.typed(false);
    this.changed();
  }

  tidy(): void {
    if (this.isLocked() || this.unreadable() !== null) return;
    const value = this.read();
    const next = cellCore(this.item).normalise?.(value, this.item) ?? value;
    if (next !== value) this.set(next);
  }

  isShown(): boolean {
    return !this.item.hidden;
  }

  protected isLocked(): boolean {
    const { owner } = this.#row;
    return owner.isLocked() || isLocked(this.item) || rowFormulas(owner.item).computed.has(this.item.prop);
  }

  protected prefilledBy(): string | null {
    return this.#row.prefilledBy(this.item.prop);
  }

  protected find(within: CheckContext): Finding | null {
    return findInCell(this.#row, this.item, within);
  }

  protected problemOf(finding: Finding): Problem {
    return cellProblem(this.#row, this.item, finding);
  }
}

/** What is wrong with a cell; nothing in a blank row (engine.md §2). */
export function findInCell(row: RowRecord, column: Item, within: CheckContext): Finding | null {
  if (column.hidden) return null;
  if (row.unreadable(column.prop) !== null) return { code: 'unreadable', params: {} };
  return row.isJudged() ? checkCell(row.value(), column, row.owner.item, within) : null;
}

/** Ties a finding to a cell's place. */
export function cellProblem(row: RowRecord, column: Item, finding: Finding): Problem {
  const { prop, id } = row.owner.item;
  return { prop, formItemId: id, label: column.label, ...finding, path: [row.index(), column.prop] };
}
