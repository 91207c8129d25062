/** Columns of 24 that a whole row has, and that an item has at least. */
export const WHOLE = 24;
export const LEAST_SPAN = 3;
/** Widths that are taken from further away than others, and from how far. */
const STRONG = [6, 8, 12, WHOLE];
const REACH = 0.8;

/**
 * The span that a width means: a whole number of columns, and one of the usual ones where it is near.
 * @param columns of 24, with a fraction.
 */
export function snapSpan(columns: number): number {
  const strong = STRONG.find((span) => Math.abs(span - columns) <= REACH);
  return Math.min(WHOLE, Math.max(LEAST_SPAN, strong ?? Math.round(columns)));
}

/** The span with which an item fills its row beside the others in it. */
export function fillingSpan(
  row: readonly { readonly id: string; readonly span: number }[],
  id: string,
): number {
  const others = row.filter((item) => item.id !== id).reduce((sum, { span }) => sum + span, 0);
  return Math.max(LEAST_SPAN, WHOLE - others);
}
