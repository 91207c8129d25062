import type { Compared } from '../fields/field-core.ts';
import { parseNumeric } from '../fields/numeric/parse-numeric.ts';
import type { Logic, LogicState } from './compile-logic.ts';
import { compute } from './compute.ts';

/** Holds the values that reactions read, and hears what changes by them. Items by index. */
export interface ReactionHost {
  compared(index: number): Compared;
  /** Takes a computed number; tells whether it is another than before. */
  takeComputed(index: number, value: number | null): boolean;
  /** A field that the hooks of a sub-table read may have changed; tells whether other rows count by that. */
  reconsider?(index: number): boolean;
  /** Items are visible before they are told of. */
  visibilityChanged(index: number, visible: boolean): void;
}

/**
 * Visibility and computed numbers of one open form. A change costs only what watches it, directly or through a chain:
 * what is touched is settled level by level, so everything is evaluated once and in any order of the schemes alike
 * (engine.md §3).
 */
export class Reactions implements LogicState {
  readonly visible: boolean[];
  readonly compared: Compared[];
  readonly #logic: Logic;
  readonly #host: ReactionHost;
  readonly #holds: Uint8Array;
  /** How many schemes that show an item hold. */
  readonly #shownBy: Int32Array;
  readonly #dirtyItem: Uint8Array;
  readonly #dirtyScheme: Uint8Array;
  readonly #items: number[][];
  readonly #schemes: number[][];
  #pending = 0;
  #lowest = 0;

  constructor(logic: Logic, host: ReactionHost) {
    this.#logic = logic;
    this.#host = host;
    this.visible = logic.hidden.map((hidden, index) => !hidden && logic.target[index] !== true);
    this.visible.forEach((visible, index) => {
      if (!visible) host.visibilityChanged(index, false);
    });
    this.compared = logic.hidden.map(() => '');
    this.#holds = new Uint8Array(logic.schemes.length);
    this.#shownBy = new Int32Array(logic.hidden.length);
    this.#dirtyItem = new Uint8Array(logic.hidden.length);
    this.#dirtyScheme = new Uint8Array(logic.schemes.length);
    this.#items = Array.from({ length: logic.levelCount }, () => []);
    this.#schemes = Array.from({ length: logic.levelCount }, () => []);
    logic.watchers.forEach((watchers, index) => {
      if (watchers.length > 0) this.compared[index] = host.compared(index);
    });
    logic.schemes.forEach((_, order) => this.#markScheme(order));
    logic.formulas.forEach((formula, index) => {
      if (formula !== null) this.#markItem(index);
    });
    this.#settle();
  }

  /** The value of an item changed. */
  touch(index: number): void {
    this.#markDependants(index);
    this.#settle();
  }

  #settle(): void {
    for (let level = this.#lowest; this.#pending > 0; level += 1) {
      const items = this.#items[level] ?? [];
      for (const index of items) this.#settleItem(index);
      this.#pending -= items.length;
      items.length = 0;
      const schemes = this.#schemes[level] ?? [];
      for (const order of schemes) this.#settleScheme(order);
      this.#pending -= schemes.length;
      schemes.length = 0;
    }
    this.#lowest = this.#logic.levelCount;
  }

  #settleItem(index: number): void {
    this.#dirtyItem[index] = 0;
    let changed = false;
    if (this.#logic.target[index] === true) {
      const visible = this.#logic.hidden[index] !== true && (this.#shownBy[index] ?? 0) > 0;
      if (visible !== this.visible[index]) {
        this.visible[index] = visible;
        changed = true;
        this.#host.visibilityChanged(index, visible);
      }
    }
    const formula = this.#logic.formulas[index];
    if (formula !== null && formula !== undefined) {
      const { compute: how, operands } = formula;
      const isOther =
        how === null
          ? this.#host.reconsider?.(index)
          : this.#host.takeComputed(
              index,
              compute(
                how,
                operands.map((operand) => this.#number(operand)),
              ),
            );
      if (isOther === true) changed = true;
    }
    if (changed) this.#markDependants(index);
  }

  #settleScheme(order: number): void {
    this.#dirtyScheme[order] = 0;
    const scheme = this.#logic.schemes[order];
    if (scheme === undefined) return;
    const holds = scheme.holds(this) ? 1 : 0;
    if (holds === this.#holds[order]) return;
    this.#holds[order] = holds;
    for (const index of scheme.targets) {
      this.#shownBy[index] = (this.#shownBy[index] ?? 0) + (holds === 1 ? 1 : -1);
      this.#markItem(index);
    }
  }

  /** A hidden operand counts as deleted. */
  #number(index: number): number | null {
    if (this.visible[index] !== true) return null;
    const compared = this.#host.compared(index);
    return typeof compared === 'string' ? parseNumeric(compared) : null;
  }

  #markDependants(index: number): void {
    const watchers = this.#logic.watchers[index] ?? [];
    if (watchers.length > 0) this.compared[index] = this.#host.compared(index);
    for (const order of watchers) this.#markScheme(order);
    for (const computed of this.#logic.computes[index] ?? []) this.#markItem(computed);
  }

  #markItem(index: number): void {
    if (this.#dirtyItem[index] === 1) return;
    this.#dirtyItem[index] = 1;
    this.#mark(this.#items, this.#logic.itemLevel[index] ?? 0, index);
  }

  #markScheme(order: number): void {
    if (this.#dirtyScheme[order] === 1) return;
    this.#dirtyScheme[order] = 1;
    this.#mark(this.#schemes, this.#logic.schemes[order]?.level ?? 0, order);
  }

  #mark(buckets: number[][], level: number, entry: number): void {
    buckets[level]?.push(entry);
    this.#pending += 1;
    if (level < this.#lowest) this.#lowest = level;
  }
}
