/** Widths of the columns of a table in pixels: as its texts are, and down to which they may shrink. */
export interface ColumnRoom {
  readonly natural: readonly number[];
  readonly shrunk: readonly number[];
  /** Of what never shrinks: the index, the actions. */
  readonly fixed: number;
}

/** How wide a table stands, in pixels. */
export interface FittedTable {
  readonly columns: readonly number[];
  /** Least width of the whole. */
  readonly table: number;
  /** It is wider than its room. */
  readonly sideways: boolean;
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/**
 * Fits a table into its room. The scroll width of seed.md §9 is how wide a table is that scrolls sideways; one whose
 * columns all find room, shrunk if need be, is whole in sight and has nothing to scroll.
 */
export function fitWidths(
  { natural, shrunk, fixed }: ColumnRoom,
  room: number,
  scrollWidth: number,
): FittedTable {
  const wanted = sum(natural) + fixed;
  if (wanted <= room) return { columns: natural, table: wanted, sideways: false };
  const least = sum(shrunk) + fixed;
  if (least > room) return { columns: natural, table: Math.max(wanted, scrollWidth), sideways: true };
  // All give way alike, none beyond what it needs.
  const share = (room - least) / (wanted - least);
  const columns = natural.map((width, place) => {
    const needs = shrunk[place] ?? width;
    return Math.floor(needs + (width - needs) * share);
  });
  return { columns, table: room, sideways: false };
}
