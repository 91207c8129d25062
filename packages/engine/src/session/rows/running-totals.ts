import { decimalToNumber, parseDecimal } from '../../decimal/decimal.ts';
import type { Decimal } from '../../decimal/decimal.ts';
import { SMALL_HUNDREDTHS, wholeHundredths } from '../../decimal/small-decimal.ts';
import type { Item } from '../../definition/item.ts';
import type { Row } from '../../types/field-value.ts';
import { rowFormulas } from '../../logic/row-formulas.ts';
import { EXHIBIT_PROP } from '../../definition/exhibit-table.ts';
import { traitsOf } from '../../types/traits.ts';

const EXHIBIT_TOTALS: readonly string[] = ['number', 'grossWeight', 'bulkVolume'];

/** An exact sum in two parts: what fits into plain integers, which is nearly always all, and the rest. */
interface Sum {
  readonly prop: string;
  hundredths: number;
  rest: Decimal | null;
}

/** Exact column sums of a sub-table that follow a changed row without reading the others (engine.md §6). */
export class RunningTotals {
  readonly #props: readonly string[];
  #sums: readonly Sum[] | null = null;
  #shown: Readonly<Record<string, number>> | null = null;

  constructor(item: Item) {
    const { computed } = rowFormulas(item);
    this.#props = item.columns
      .filter((column) => traitsOf(column).amount === true)
      .map((column) => column.prop)
      .filter((prop) => (item.prop === EXHIBIT_PROP ? EXHIBIT_TOTALS.includes(prop) : computed.has(prop)));
  }

  /** The sums; the same object until one changes. */
  read(rows: () => readonly Row[]): Readonly<Record<string, number>> {
    if (this.#sums === null) {
      this.#sums = this.#props.map((prop) => ({ prop, hundredths: 0, rest: null }));
      if (this.#sums.length > 0) for (const row of rows()) addRow(row, this.#sums, 1);
    }
    this.#shown ??= Object.fromEntries(this.#sums.map((sum) => [sum.prop, valueOf(sum)]));
    return this.#shown;
  }

  /** A row was changed in place. */
  change(before: Row, after: Row): void {
    if (this.#sums === null || this.#props.every((prop) => before[prop] === after[prop])) return;
    addRow(before, this.#sums, -1);
    addRow(after, this.#sums, 1);
    this.#shown = null;
  }

  /** A row came. */
  add(row: Row): void {
    this.#follow(row, 1);
  }

  /** A row went. */
  drop(row: Row): void {
    this.#follow(row, -1);
  }

  /** Many rows came or went. */
  forget(): void {
    this.#sums = null;
    this.#shown = null;
  }

  #follow(row: Row, sign: 1 | -1): void {
    if (this.#sums === null) return;
    addRow(row, this.#sums, sign);
    this.#shown = null;
  }
}

function addRow(row: Row, sums: readonly Sum[], sign: 1 | -1): void {
  for (const sum of sums) {
    const value = row[sum.prop];
    if (typeof value !== 'number') continue;
    const hundredths = wholeHundredths(value);
    const next = hundredths === null ? Infinity : sum.hundredths + sign * hundredths;
    if (Math.abs(next) < SMALL_HUNDREDTHS) sum.hundredths = next;
    else addLarge(value, sum, sign);
  }
}

function addLarge(value: number, sum: Sum, sign: 1 | -1): void {
  const decimal = parseDecimal(value);
  if (decimal === null) return;
  const signed = { units: decimal.units * BigInt(sign), scale: decimal.scale };
  sum.rest = sum.rest === null ? signed : plus(sum.rest, signed);
}

function valueOf({ hundredths, rest }: Sum): number {
  if (rest === null) return hundredths / 100;
  return decimalToNumber(plus(rest, { units: BigInt(hundredths), scale: 2 }));
}

function plus(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: scaled(left, scale) + scaled(right, scale), scale };
}

function scaled(decimal: Decimal, scale: number): bigint {
  return decimal.scale === scale ? decimal.units : decimal.units * 10n ** BigInt(scale - decimal.scale);
}
