import { describe, expect, it } from 'vitest';
import { findWay, type Corner } from './find-way.ts';
import { seatRuns, type Box, type RowSeat } from './seat-runs.ts';

const plan: Box = { x: 0, y: 0, width: 300, height: 200 };
/** Two rows of ten seats with an aisle after the fifth; a row stands every 30. */
const seats: readonly RowSeat[] = [1, 2].flatMap((row) =>
  Array.from({ length: 10 }, (_, index) => ({
    row: `seat-A-${row}`,
    x: 20 + index * 24 + (index >= 5 ? 24 : 0),
    y: 40 + row * 30,
    width: 20,
    height: 20,
  })),
);
const blocks = seatRuns(seats);
const door: Box = { x: 280, y: 170, width: 20, height: 20 };

/** Whether a way leads through a box. */
const crosses = (way: readonly Corner[], { x, y, width, height }: Box): boolean =>
  way.slice(1).some(([toX, toY], index) => {
    const [fromX, fromY] = way[index] ?? [0, 0];
    return (
      Math.max(fromX, toX) > x + 2 &&
      Math.min(fromX, toX) < x + width - 2 &&
      Math.max(fromY, toY) > y + 2 &&
      Math.min(fromY, toY) < y + height - 2
    );
  });

describe('seats nobody walks between', () => {
  it('neighbours of a row are one box, an aisle parts them', () => {
    expect(blocks).toEqual([
      { x: 20, y: 70, width: 116, height: 20 },
      { x: 164, y: 70, width: 116, height: 20 },
      { x: 20, y: 100, width: 116, height: 20 },
      { x: 164, y: 100, width: 116, height: 20 },
    ]);
  });
});

describe('a way from the door to the seat', () => {
  it.each(seats.map((seat, index) => [index, seat] as const))(
    'leads around the others to seat %i',
    (_, seat) => {
      const way = findWay({ plan, blocks, door, seat }) ?? [];
      const [first, last] = [way[0], way.at(-1)];
      expect(first?.[0]).toBeCloseTo(290, -1);
      expect(last?.[0]).toBeCloseTo(seat.x + 10, -1);
      expect(last?.[1]).toBeCloseTo(seat.y + 10, -1);
      for (const other of seats) if (other !== seat) expect(crosses(way, other)).toBe(false);
      // Straight stretches only.
      for (const [index, [x, y]] of way.slice(1).entries()) {
        const [beforeX, beforeY] = way[index] ?? [0, 0];
        expect(x === beforeX || y === beforeY).toBe(true);
      }
    },
  );

  it('is null where seats close it off', () => {
    const wall: readonly Box[] = [{ x: 0, y: 130, width: 300, height: 20 }];
    const [seat] = seats;
    if (seat === undefined) throw new Error('no seat');
    expect(findWay({ plan, blocks: [...blocks, ...wall], door, seat })).toBeNull();
  });
});
