import type { FieldType } from '@zhantai/engine';

/** Narrowest and widest column in pixels, and how many rows are looked at (seed.md §5). */
const LEAST = 50;
const MOST = 300;
const ROWS_LOOKED_AT = 100;
/** Side padding of a cell and some air. */
const PADDING = 32;

/** Rough width of a text in pixels: an ideograph is as wide as it is high. */
function textWidth(text: string, size: number): number {
  let units = 0;
  for (const char of text) units += /[\u1100-\uffdc]/.test(char) ? 1 : 0.56;
  return units * size;
}

/** Room for two flags beside a name. */
export const FLAGS_WIDTH = 96;

/** Least widths of columns that are typed in; dates have room for the button that opens the calendar. */
export const leastWidths: Readonly<Partial<Record<FieldType, number>>> = {
  input: 104,
  number: 72,
  date: 128,
  datetime: 184,
  time: 104,
  year: 104,
  select: 104,
  switch: 104,
};

/** What {@link columnWidth} takes; widths in pixels. */
export interface ColumnTexts {
  readonly head: string;
  readonly cells: readonly string[];
  readonly least: number;
  /** What stands beside the text of a cell. */
  readonly beside: number;
}

/** Width that fits a column's head and its first hundred cells. */
export function columnWidth({ head, cells, least, beside }: ColumnTexts): number {
  const widest = cells
    .slice(0, ROWS_LOOKED_AT)
    .reduce((width, cell) => Math.max(width, textWidth(cell, 14) + beside), textWidth(head, 12));
  return Math.round(Math.min(Math.max(widest + PADDING, LEAST, least), MOST));
}
