import type { Item } from '../definition/item.ts';
import { blankValue, encode } from '../fields/codec.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import type { FieldValue } from '../types/field-value.ts';
import { coreOf } from '../fields/registry.ts';
import { checkValue, isLocked } from '../validation/check-value.ts';
import type { Problem } from '../fields/problem.ts';
import { NodeBase } from './node-base.ts';
import { sameValue } from './same-value.ts';
import type { FieldNode } from './session.ts';
import type { SessionCore } from './session-core.ts';
import type { StartValue } from './start-value.ts';

/** Hears that the user set an item, to settle what depends on it. */
export type ItemChanged = (index: number) => void;

/** A field of an open form that is no sub-table. */
export class ItemNode extends NodeBase<FieldValue> implements FieldNode {
  readonly item: Item;
  readonly index: number;
  readonly #onChange: ItemChanged;
  #value: FieldValue;
  #unreadable: string | null;
  #wire: unknown;
  #prefilledBy: string | null;
  #visible = true;
  #isStored: boolean;

  constructor(item: Item, index: number, start: StartValue, core: SessionCore, onChange: ItemChanged) {
    super(item.prop, core);
    this.item = item;
    this.index = index;
    this.#onChange = onChange;
    this.#value = start.value;
    this.#unreadable = start.unreadable;
    this.#wire = start.wire;
    this.#prefilledBy = start.prefilledBy;
    this.#isStored = start.isStored;
  }

  read(): FieldValue {
    return this.#value;
  }

  unreadable(): string | null {
    return this.#unreadable;
  }

  /** What a draft carries of it: also the stored text that could not be read. */
  draft(): unknown {
    return this.#unreadable === null ? encode(this.item, this.#value) : this.#wire;
  }

  /** What a submission carries of it. */
  submission(): unknown {
    return this.draft();
  }

  /** Whether the answers held it or the user set it. */
  isStored(): boolean {
    return this.#isStored;
  }

  set(value: FieldValue): void {
    this.#take(value, null);
  }

  enter(text: string): void {
    const value = coreOf(this.item).read(text, this.item);
    if (value === undefined) this.#take(blankValue(this.item), text);
    else this.#take(value, null);
  }

  /** All of it stands before anybody hears of it: listeners read at once what a draft carries. */
  #take(value: FieldValue, unreadable: string | null): void {
    if (this.isLocked()) return;
    const hadServerProblem = this.clearServerProblem();
    const same = sameValue(value, this.#value);
    if (same && !hadServerProblem && this.#unreadable === unreadable && this.#prefilledBy === null) return;
    if (!same) this.#value = value;
    this.#unreadable = unreadable;
    if (unreadable !== null) this.#wire = unreadable;
    this.typed(unreadable !== null);
    this.#prefilledBy = null;
    this.#isStored = true;
    this.core.notifier.begin();
    try {
      this.changed();
      this.core.notifier.valueChanged();
      if (!same) this.#onChange(this.index);
    } finally {
      this.core.notifier.end();
    }
  }

  /** Takes a number the engine computed; tells whether it is another one. */
  takeComputed(value: number | null): boolean {
    if (this.#value === value && this.#unreadable === null) return false;
    this.#value = value;
    this.#unreadable = null;
    this.changed();
    this.core.notifier.valueChanged();
    return true;
  }

  show(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.changed();
    this.core.notifier.progressChanged();
  }

  tidy(): void {
    if (this.isLocked() || this.unreadable() !== null) return;
    const value = this.read();
    const next = coreOf(this.item).normalise?.(value, this.item) ?? value;
    if (next !== value) this.set(next);
  }

  isShown(): boolean {
    return this.#visible;
  }

  protected isLocked(): boolean {
    return this.core.readOnly || isLocked(this.item);
  }

  protected prefilledBy(): string | null {
    return this.#prefilledBy;
  }

  protected find(within: CheckContext): Finding | null {
    return checkValue(this.#value, this.item, within, isLocked(this.item));
  }

  protected problemOf(finding: Finding): Problem {
    const { prop, id, label } = this.item;
    return { prop, formItemId: id, label, ...finding };
  }
}
