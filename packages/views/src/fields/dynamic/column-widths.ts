/** Narrowest and widest column in pixels, and how many rows are looked at (seed.md §5). */
const LEAST = 50;
const MOST = 300;
const ROWS_LOOKED_AT = 100;
/** Side padding of a cell and some air. */
const PADDING = 32;

/** Rough width of a text in pixels: an ideograph is as wide as it is high. */
export function textWidth(text: string, size: number): number {
  let units = 0;
  for (const char of text) units += /[\u1100-\uffdc]/.test(char) ? 1 : 0.56;
  return units * size;
}

/** Width that fits a column's head and its first hundred cells. */
export function columnWidth(head: string, cells: readonly string[], least: number): number {
  const widest = cells
    .slice(0, ROWS_LOOKED_AT)
    .reduce((width, cell) => Math.max(width, textWidth(cell, 14)), textWidth(head, 12));
  return Math.round(Math.min(Math.max(widest + PADDING, LEAST, least), MOST));
}
