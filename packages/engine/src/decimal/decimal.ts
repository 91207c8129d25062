import { wholeHundredths } from './small-decimal.ts';

/** An exact decimal number: `units / 10^scale`. */
export interface Decimal {
  readonly units: bigint;
  /** Decimal places, 0 or more. */
  readonly scale: number;
}

/** Digits and exponents beyond this are no quantity anybody types; they would only cost time. */
const MAX_DIGITS = 400;

/** Reads a finite number by its shortest text, or a numeric text as it stands; null for anything else. */
export function parseDecimal(value: number | string): Decimal | null {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0 };
    if (!Number.isFinite(value)) return null;
    const hundredths = wholeHundredths(value);
    if (hundredths !== null) {
      return hundredths % 10 === 0
        ? { units: BigInt(hundredths / 10), scale: 1 }
        : { units: BigInt(hundredths), scale: 2 };
    }
  }
  const text = String(value).trim();
  const parts =
    text.length > MAX_DIGITS ? null : /^([+-]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text);
  if (parts === null) return null;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = parts;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > MAX_DIGITS) return null;
  const digits = BigInt(whole + fraction);
  const units = sign === '-' ? -digits : digits;
  const scale = fraction.length - exponent;
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : trimZeros({ units, scale });
}

/** The number nearest to a decimal. */
export function decimalToNumber(decimal: Decimal): number {
  if (decimal.scale === 0) return Number(decimal.units);
  return Number(`${decimal.units}e${-decimal.scale}`);
}

/** The same value with the fewest decimal places, so that `1.50` has one. */
function trimZeros(decimal: Decimal): Decimal {
  let { units, scale } = decimal;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return { units, scale };
}
