import { numberOf } from './format-number.ts';

/** Digits after the point in the shortest writing of a number. */
const digitsOf = (number: number): number => {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
};

/** The sum of what is a number, exact to the last digit that any addend has: 0.1 and 0.2 make 0.3. */
export const addUp = (values: readonly unknown[]): number => {
  let sum = 0;
  let digits = 0;
  for (const value of values) {
    const number = numberOf(value);
    if (number !== null) {
      sum += number;
      digits = Math.max(digits, digitsOf(number));
    }
  }
  return digits > 15 ? sum : Number(sum.toFixed(digits));
};
