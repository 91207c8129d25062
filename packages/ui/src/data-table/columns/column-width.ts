/** No column is narrower, in pixels (seed.md §9). */
export const MIN_WIDTH_PX = 50;

/** A column that fits its content grows no further (seed.md §5). */
export const MAX_FIT = 300;

/** Words give way to others down to this, so that a table fits where it can. */
export const LEAST_WORDS = 140;

/** A hand may draw a column this wide. */
export const MAX_WIDTH_PX = 1000;

/** Rows that decide how wide a column must be. */
export const FIT_ROWS = 100;

/** The width a column takes for content of these widths, its own room to the sides included; the bounds grow with the text. */
export const fitWidth = (contents: readonly number[], scale = 1): number =>
  Math.min(MAX_FIT * scale, Math.max(MIN_WIDTH_PX * scale, Math.ceil(Math.max(0, ...contents))));

/** A width drawn by hand, within what is allowed. */
export const drawnWidth = (width: number): number =>
  Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, Math.round(width)));
