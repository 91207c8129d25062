import { parseDecimal } from '../../decimal/decimal.ts';

/** A finite number in plain digits, never with an exponent, so that what is printed can be read again. */
export function plainNumber(value: number): string {
  const text = String(value + 0);
  if (!text.includes('e')) return text;
  const decimal = parseDecimal(value);
  if (decimal === null) return text;
  const { units, scale } = decimal;
  const size = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = size.slice(0, size.length - scale);
  return `${units < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${size.slice(-scale)}`}`;
}
