import { decimalToNumber, parseDecimal } from '../decimal/decimal.ts';
import type { Decimal } from '../decimal/decimal.ts';
import type { Item } from '../definition/item.ts';
import type { Row } from '../fields/field-value.ts';
import { rowFormulas } from '../logic/row-formulas.ts';
import { EXHIBIT_PROP } from '../tables/exhibit.ts';

const EXHIBIT_TOTALS: readonly string[] = ['number', 'grossWeight', 'bulkVolume'];
const ZERO: Decimal = { units: 0n, scale: 0 };

/** Exact column sums of a sub-table that follow a changed row without reading the others (engine.md §6). */
export class RunningTotals {
  readonly #props: readonly string[];
  #sums: Map<string, Decimal> | null = null;
  #shown: Readonly<Record<string, number>> | null = null;

  constructor(item: Item) {
    const { computed } = rowFormulas(item);
    this.#props = item.columns
      .filter((column) => column.type === 'number')
      .map((column) => column.prop)
      .filter((prop) => (item.prop === EXHIBIT_PROP ? EXHIBIT_TOTALS.includes(prop) : computed.has(prop)));
  }

  /** The sums; the same object until one changes. */
  read(rows: () => readonly Row[]): Readonly<Record<string, number>> {
    if (this.#sums === null) {
      this.#sums = new Map();
      for (const row of rows()) this.#add(row, this.#sums, 1n);
    }
    const sums = this.#sums;
    this.#shown ??= Object.fromEntries(
      this.#props.map((prop) => [prop, decimalToNumber(sums.get(prop) ?? ZERO)]),
    );
    return this.#shown;
  }

  /** A row was changed in place. */
  change(before: Row, after: Row): void {
    if (this.#sums === null || this.#props.every((prop) => before[prop] === after[prop])) return;
    this.#add(before, this.#sums, -1n);
    this.#add(after, this.#sums, 1n);
    this.#shown = null;
  }

  /** A row came. */
  add(row: Row): void {
    this.#follow(row, 1n);
  }

  /** A row went. */
  drop(row: Row): void {
    this.#follow(row, -1n);
  }

  /** Many rows came or went. */
  forget(): void {
    this.#sums = null;
    this.#shown = null;
  }

  #follow(row: Row, sign: bigint): void {
    if (this.#sums === null) return;
    this.#add(row, this.#sums, sign);
    this.#shown = null;
  }

  #add(row: Row, sums: Map<string, Decimal>, sign: bigint): void {
    for (const prop of this.#props) {
      const value = row[prop];
      const decimal = typeof value === 'number' ? parseDecimal(value) : null;
      if (decimal === null) continue;
      sums.set(prop, plus(sums.get(prop) ?? ZERO, { units: decimal.units * sign, scale: decimal.scale }));
    }
  }
}

function plus(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: scaled(left, scale) + scaled(right, scale), scale };
}

function scaled(decimal: Decimal, scale: number): bigint {
  return decimal.scale === scale ? decimal.units : decimal.units * 10n ** BigInt(scale - decimal.scale);
}
