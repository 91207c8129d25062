const partial = /^[-+]?\d*(?:\.\d*)?$/;

/**
 * What was typed, as digits: full-width forms folded, group separators and blanks dropped. Null when it cannot become
 * a number by typing on.
 */
export function typedDigits(typed: string): string | null {
  const digits = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[\s,_]/g, '')
    .replaceAll('−', '-');
  return partial.test(digits) ? digits : null;
}

/** The number that digits stand for already; null for what is only begun, like `-` or `.`. */
export function numberOfDigits(digits: string): number | null {
  if (!/\d/.test(digits)) return null;
  const number = Number(digits);
  return Number.isFinite(number) ? number : null;
}
