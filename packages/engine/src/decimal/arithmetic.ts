import { decimalToNumber, parseDecimal } from './decimal.ts';
import type { Decimal } from './decimal.ts';
import { smallProductRounded, wholeHundredths } from './small-decimal.ts';

type Numeric = number | string;
type Rounding = 'halfUp' | 'truncate';

/** Exact sum; null when a value is not a number. */
export function exactSum(values: readonly Numeric[]): number | null {
  const total = addUp(values);
  return total === null ? null : decimalToNumber(total);
}

/** Exact sum, rounded half up; null when a value is not a number. */
export function exactSumRounded(values: readonly Numeric[], places: number): number | null {
  const total = addUp(values);
  return total === null ? null : decimalToNumber(round(total, places, 'halfUp'));
}

/**
 * Exact product divided by a power of ten, rounded half up once at the end; null when a value is not a number.
 * `exactProductRounded([100, 50, 20], 2, 6)` is cubic metres from centimetres.
 */
export function exactProductRounded(values: readonly Numeric[], places: number, tenPower = 0): number | null {
  const small = smallProductRounded(values, places, tenPower);
  if (small !== null) return small;
  let product: Decimal = { units: 1n, scale: tenPower };
  for (const value of values) {
    const factor = parseDecimal(value);
    if (factor === null) return null;
    product = { units: product.units * factor.units, scale: product.scale + factor.scale };
  }
  return decimalToNumber(round(product, places, 'halfUp'));
}

/** Rounds half up (away from zero), exactly: 1.005 is 1.01. Null when the value is not a number. */
export function roundHalfUp(value: Numeric, places: number): number | null {
  return rounded(value, places, 'halfUp');
}

/** Cuts toward zero: 1.999 with two places is 1.99. Null when the value is not a number. */
export function truncateDecimal(value: Numeric, places: number): number | null {
  return rounded(value, places, 'truncate');
}

/** Decimal places a number shows: 1.50 has one, 1e-7 has seven. Null when the value is not a number. */
export function decimalPlaces(value: Numeric): number | null {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return 0;
    const hundredths = wholeHundredths(value);
    if (hundredths !== null) return hundredths % 10 === 0 ? 1 : 2;
  }
  return parseDecimal(value)?.scale ?? null;
}

function rounded(value: Numeric, places: number, rounding: Rounding): number | null {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return value;
    if (places >= 2 && wholeHundredths(value) !== null) return value;
  }
  const decimal = parseDecimal(value);
  return decimal === null ? null : decimalToNumber(round(decimal, places, rounding));
}

function addUp(values: readonly Numeric[]): Decimal | null {
  let units = 0n;
  let scale = 0;
  for (const value of values) {
    const next = parseDecimal(value);
    if (next === null) return null;
    if (next.scale > scale) {
      units *= 10n ** BigInt(next.scale - scale);
      scale = next.scale;
    }
    units += next.scale === scale ? next.units : next.units * 10n ** BigInt(scale - next.scale);
  }
  return { units, scale };
}

function round(decimal: Decimal, places: number, rounding: Rounding): Decimal {
  if (decimal.scale <= places) return decimal;
  const divisor = 10n ** BigInt(decimal.scale - places);
  const negative = decimal.units < 0n;
  const size = negative ? -decimal.units : decimal.units;
  const cut = (rounding === 'halfUp' ? size + divisor / 2n : size) / divisor;
  return { units: negative ? -cut : cut, scale: places };
}
