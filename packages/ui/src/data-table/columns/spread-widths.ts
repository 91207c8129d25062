/** A column as {@link spreadWidths} sees it. */
export interface SpreadColumn {
  readonly width: number;
  /** How readily it takes of room that is left over; 0 keeps its width. */
  readonly growth: number;
}

/** Widths that fill `room` pixels: what is left is shared by size and readiness to grow; nothing ever shrinks. */
export const spreadWidths = (columns: readonly SpreadColumn[], room: number): readonly number[] => {
  const spare = room - columns.reduce((sum, { width }) => sum + width, 0);
  const base = columns.reduce((sum, { width, growth }) => sum + width * growth, 0);
  if (spare <= 0 || base === 0) return columns.map(({ width }) => width);
  const last = columns.findLastIndex(({ growth }) => growth > 0);
  let given = 0;
  return columns.map(({ width, growth }, at) => {
    // The last one takes what rounding left, so that the edge is met exactly.
    const share = at === last ? spare - given : Math.floor((spare * width * growth) / base);
    given += share;
    return width + share;
  });
};
