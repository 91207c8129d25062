import type { Box } from './seat-runs.ts';

export interface WayThrough {
  /** The whole plan. */
  readonly plan: Box;
  /** What nobody walks through. */
  readonly blocks: readonly Box[];
  readonly door: Box;
  readonly seat: Box;
}

export type Corner = readonly [x: number, y: number];

/** Cells of the grid at most, whatever the measures of the plan. */
const MOST_CELLS = 120_000;
/** A step close along seats costs as much as so many in the open: aisles come first. */
const CLOSE = 4;

/** The corners of a way from a door to a seat, around the other seats; null where none leads there. */
export function findWay({ plan, blocks, door, seat }: WayThrough): readonly Corner[] | null {
  // Fine enough for the gap between two rows.
  const cell = Math.max(
    Math.min(seat.width, seat.height) / 6,
    Math.sqrt((plan.width * plan.height) / MOST_CELLS),
  );
  const columns = Math.ceil(plan.width / cell);
  const rows = Math.ceil(plan.height / cell);
  const cost = new Uint8Array(columns * rows).fill(1);
  const fill = ({ x, y, width, height }: Box, margin: number, value: number): void => {
    const left = Math.max(0, Math.floor((x - margin - plan.x) / cell + 0.5));
    const right = Math.min(columns, Math.ceil((x + width + margin - plan.x) / cell - 0.5));
    const top = Math.max(0, Math.floor((y - margin - plan.y) / cell + 0.5));
    const bottom = Math.min(rows, Math.ceil((y + height + margin - plan.y) / cell - 0.5));
    for (let row = top; row < bottom; row += 1) {
      cost.fill(value, row * columns + left, row * columns + right);
    }
  };
  const near = Math.min(seat.width, seat.height) / 2;
  for (const block of blocks) fill(block, near, CLOSE);
  for (const block of blocks) fill(block, 0, 0);
  fill(seat, 0, 1);
  const cellOf = ({ x, y, width, height }: Box): number => {
    const column = Math.floor((x + width / 2 - plan.x) / cell);
    const row = Math.floor((y + height / 2 - plan.y) / cell);
    return within(row, rows) * columns + within(column, columns);
  };
  const [from, to] = [cellOf(door), cellOf(seat)];
  const path = shortest(cost, columns, from, to);
  if (path === null) return null;
  return corners(path, columns).map((at) => [
    plan.x + ((at % columns) + 0.5) * cell,
    plan.y + (Math.floor(at / columns) + 0.5) * cell,
  ]);
}

const within = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);

/** Dijkstra's distances to `to`, in buckets of equal distance, walked down from `from` with as few turns as may be. */
function shortest(cost: Uint8Array, columns: number, from: number, to: number): readonly number[] | null {
  const far = new Int32Array(cost.length).fill(-1);
  const buckets: number[][] = [[to]];
  const steps = [1, -1, columns, -columns] as const;
  const neighbour = (at: number, step: number): number => {
    const next = at + step;
    const sameRow = Math.floor(at / columns) === Math.floor(next / columns);
    return (Math.abs(step) === 1 && !sameRow) || next < 0 || next >= cost.length ? -1 : next;
  };
  for (let distance = 0; distance < buckets.length && far[from] === -1; distance += 1) {
    for (const at of buckets[distance] ?? []) {
      if (far[at] !== -1) continue;
      far[at] = distance;
      for (const step of steps) {
        const next = neighbour(at, step);
        const price = next === -1 ? 0 : (cost[next] ?? 0);
        if (price === 0 || far[next] !== -1) continue;
        for (let missing = buckets.length; missing <= distance + price; missing += 1) buckets.push([]);
        buckets[distance + price]?.push(next);
      }
    }
  }
  if (far[from] === -1) return null;
  const path = [from];
  let [at, going] = [from, 0];
  while (at !== to) {
    const here = far[at] ?? 0;
    const down = steps.filter((step) => {
      const next = neighbour(at, step);
      return next !== -1 && far[next] === here - (cost[at] ?? 0);
    });
    going = down.find((step) => step === going) ?? down[0] ?? 0;
    if (going === 0) return null;
    at += going;
    path.push(at);
  }
  return path;
}

/** Its ends, and where it turns. */
function corners(path: readonly number[], columns: number): readonly number[] {
  const turn = (index: number): boolean => {
    const [before = 0, at = 0, after = 0] = [path[index - 1], path[index], path[index + 1]];
    const [one, two, three] = [before, at, after].map((place) => Math.floor(place / columns));
    return (one === two) !== (two === three);
  };
  return path.filter((_, index) => index === 0 || index === path.length - 1 || turn(index));
}
