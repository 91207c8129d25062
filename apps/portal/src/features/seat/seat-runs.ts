/** A rectangle in measures of a plan. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A seat, and the row that its id names: all before its last hyphen. */
export interface RowSeat extends Box {
  readonly row: string;
}

/**
 * Seats that nobody walks between: neighbours of one row with less than half a seat between them, as one box each. A
 * wider gap is an aisle.
 */
export function seatRuns(seats: readonly RowSeat[]): readonly Box[] {
  const rows = new Map<string, RowSeat[]>();
  for (const seat of seats) rows.set(seat.row, [...(rows.get(seat.row) ?? []), seat]);
  return [...rows.values()].flatMap(runsOf);
}

function runsOf(row: readonly RowSeat[]): readonly Box[] {
  const runs: Box[] = [];
  for (const seat of row.toSorted((one, two) => one.x - two.x || one.y - two.y)) {
    const last = runs.at(-1);
    const near = last !== undefined && gap(last, seat) < Math.min(seat.width, seat.height) / 2;
    if (near) runs[runs.length - 1] = around(last, seat);
    else runs.push({ x: seat.x, y: seat.y, width: seat.width, height: seat.height });
  }
  return runs;
}

/** The wider of the distances on both axes; 0 where they touch or overlap. */
function gap(one: Box, two: Box): number {
  const across = Math.max(two.x - one.x - one.width, one.x - two.x - two.width);
  const down = Math.max(two.y - one.y - one.height, one.y - two.y - two.height);
  return Math.max(across, down, 0);
}

function around(one: Box, two: Box): Box {
  const [x, y] = [Math.min(one.x, two.x), Math.min(one.y, two.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, two.x + two.width) - x,
    height: Math.max(one.y + one.height, two.y + two.height) - y,
  };
}
