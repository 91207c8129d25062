/** Narrowest and widest column in pixels, and how many rows are looked at (seed.md §5). */
const MIN_WIDTH_PX = 50;
const MAX_WIDTH_PX = 300;
const ROWS_LOOKED_AT = 100;
/** Side padding of a cell and some air. */
const PADDING = 28;
/** A text that is typed in is still told apart by so much of it. */
const TYPED_LEAST = 200;

/** Rough width of a text in pixels: an ideograph is as wide as it is high. */
export function textWidth(text: string, size: number): number {
  let units = 0;
  for (const char of text) units += /[\u1100-\uffdc]/.test(char) ? 1 : 0.56;
  return units * size;
}

/** What {@link columnWidth} takes; widths in pixels. */
export interface ColumnTexts {
  readonly head: string;
  readonly cells: readonly string[];
  readonly least: number;
  /** What stands beside the text of a cell, by its place. */
  readonly extraWidth?: (place: number) => number;
}

const bounded = (width: number, least: number): number =>
  Math.round(Math.min(Math.max(width + PADDING, MIN_WIDTH_PX, least), MAX_WIDTH_PX));

/** Width of the widest of a column's first hundred cells, sides left out. */
function cellsWidth({ cells, extraWidth }: ColumnTexts): number {
  return cells
    .slice(0, ROWS_LOOKED_AT)
    .reduce((width, cell, place) => Math.max(width, textWidth(cell, 14) + (extraWidth?.(place) ?? 0)), 0);
}

/** Width that fits a column's head and its first hundred cells. */
export function columnWidth(texts: ColumnTexts): number {
  return bounded(Math.max(cellsWidth(texts), textWidth(texts.head, 12)), texts.least);
}

/** Width down to which a column may shrink before the table scrolls: its head in two lines, of typed text the beginning. */
export function shrunkWidth(texts: ColumnTexts, typed: boolean): number {
  const cells = cellsWidth(texts);
  const shown = typed ? Math.min(cells, TYPED_LEAST - PADDING) : cells;
  return bounded(Math.max(shown, twoLines(texts.head)), texts.least);
}

/** Width of a head that is broken once, at the blank that leaves the longer line shortest. */
function twoLines(head: string): number {
  const words = head.split(' ');
  const breaks = words.map((_, at) =>
    Math.max(textWidth(words.slice(0, at).join(' '), 12), textWidth(words.slice(at).join(' '), 12)),
  );
  return Math.min(...breaks);
}
