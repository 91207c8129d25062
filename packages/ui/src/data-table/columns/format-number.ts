const formats = new Map<number | undefined, Intl.NumberFormat>();

const formatOf = (decimals: number | undefined): Intl.NumberFormat => {
  const known = formats.get(decimals);
  if (known !== undefined) return known;
  // The three languages of the kit write digits alike.
  const made = new Intl.NumberFormat(
    'en-US',
    decimals === undefined
      ? { maximumFractionDigits: 20 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  );
  formats.set(decimals, made);
  return made;
};

/** A number, or text that is one; null for anything else. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

/** Digits in groups of three, with `decimals` digits after the point; text that is no number stays as it is. */
export const formatNumber = (value: unknown, decimals?: number): string => {
  const number = numberOf(value);
  if (number !== null) return formatOf(decimals).format(number);
  return typeof value === 'string' ? value : '';
};
