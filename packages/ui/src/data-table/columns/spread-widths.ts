/** A column as {@link spreadWidths} sees it. */
export interface SpreadColumn {
  readonly width: number;
  /** How readily it takes of room that is left over; 0 keeps its width. */
  readonly growth: number;
  /** Down to this it gives way where all columns then fit; without it it never does. */
  readonly least?: number;
}

/**
 * Widths that fill `room` pixels: what is left is shared by size and readiness to grow. What is missing is taken from the
 * columns that can give way, if that is enough; a table that scrolls sideways anyway keeps all its widths.
 */
export const spreadWidths = (columns: readonly SpreadColumn[], room: number): readonly number[] => {
  const spare = room - columns.reduce((sum, { width }) => sum + width, 0);
  if (spare < 0) return narrowed(columns, -spare);
  const base = columns.reduce((sum, { width, growth }) => sum + width * growth, 0);
  if (spare === 0 || base === 0) return columns.map(({ width }) => width);
  const last = columns.findLastIndex(({ growth }) => growth > 0);
  let given = 0;
  return columns.map(({ width, growth }, at) => {
    // The last one takes what rounding left, so that the edge is met exactly.
    const share = at === last ? spare - given : Math.floor((spare * width * growth) / base);
    given += share;
    return width + share;
  });
};

/** The widths less what is missing, each column by its part of what all can give. */
const narrowed = (columns: readonly SpreadColumn[], missing: number): readonly number[] => {
  const gives = columns.map(({ width, least = width }) => Math.max(0, Math.floor(width - least)));
  const all = gives.reduce((sum, give) => sum + give, 0);
  if (all < missing) return columns.map(({ width }) => width);
  let passed = 0;
  return columns.map(({ width }, at) => {
    const before = Math.ceil((missing * passed) / all);
    passed += gives[at] ?? 0;
    return width - (Math.ceil((missing * passed) / all) - before);
  });
};
