/** From here on a double does not tell all hundredths apart; big integers do. */
export const SMALL_HUNDREDTHS = 2 ** 49;
/** Powers of ten beyond this are no exact doubles to divide by. */
const MOST_PLACES = 15;

/**
 * How many hundredths a number is, where that is exact: the number's own text has at most two decimal places. Null for
 * every other number. Up to 15 digits no two decimals share a double, so a number that `count / 100` gives back is it.
 */
export function wholeHundredths(value: number): number | null {
  const count = Math.round(value * 100);
  return count < SMALL_HUNDREDTHS && count > -SMALL_HUNDREDTHS && count / 100 === value ? count : null;
}

/**
 * The product of numbers of at most two places, divided by a power of ten and rounded half up, in plain integers;
 * null where they do not suffice.
 */
export function smallProductRounded(
  values: readonly (number | string)[],
  places: number,
  tenPower: number,
): number | null {
  let units = 1;
  let scale = tenPower;
  for (const value of values) {
    if (typeof value !== 'number') return null;
    if (Number.isInteger(value)) units *= value;
    else {
      const count = wholeHundredths(value);
      if (count === null) return null;
      units *= count;
      scale += 2;
    }
    // Exact so far, and half a divisor can be added.
    if (units >= SMALL_HUNDREDTHS || units <= -SMALL_HUNDREDTHS) return null;
  }
  if (scale < 0 || scale > MOST_PLACES) return null;
  // Adding 0 turns −0 into 0.
  return roundUnits(units, scale - places) / 10 ** Math.min(places, scale) + 0;
}

/** Drops decimal places, half up and away from zero; remainders of integers are exact. */
function roundUnits(units: number, drop: number): number {
  if (drop <= 0) return units;
  const divisor = 10 ** drop;
  const size = Math.abs(units);
  const rest = size % divisor;
  const whole = (size - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
  return units < 0 ? -whole : whole;
}
