import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { fitWidths } from './fit-widths.ts';

const room = { natural: [300, 100, 100], shrunk: [200, 60, 100], fixed: 150 };

it('leaves columns as wide as their texts where all find room', () => {
  expect(fitWidths(room, 650, 1400)).toEqual({ columns: [300, 100, 100], table: 650, sideways: false });
});

it('shrinks columns before the table scrolls, those that can', () => {
  expect(fitWidths(room, 580, 1400)).toEqual({ columns: [250, 80, 100], table: 580, sideways: false });
  expect(fitWidths(room, 510, 1400)).toEqual({ columns: [200, 60, 100], table: 510, sideways: false });
});

it('is as wide as its scroll size where it scrolls (seed.md §9), and wider where its texts are', () => {
  expect(fitWidths(room, 509, 1400)).toEqual({ columns: [300, 100, 100], table: 1400, sideways: true });
  expect(fitWidths(room, 509, 300)).toEqual({ columns: [300, 100, 100], table: 650, sideways: true });
});

it('never cuts a column below what it needs, and scrolls only what finds no room', () => {
  const column = tuple(integer({ min: 50, max: 300 }), integer({ min: 50, max: 300 })).map(
    ([one, other]) => ({ natural: Math.max(one, other), shrunk: Math.min(one, other) }),
  );
  assert(
    property(
      array(column, { minLength: 1, maxLength: 12 }),
      integer({ min: 0, max: 200 }),
      integer({ min: 0, max: 4000 }),
      (columns, fixed, frame) => {
        const natural = columns.map((one) => one.natural);
        const shrunk = columns.map((one) => one.shrunk);
        const fitted = fitWidths({ natural, shrunk, fixed }, frame, 1400);
        expect(fitted.columns.every((width, place) => width >= (shrunk[place] ?? 0))).toBe(true);
        expect(fitted.columns.every((width, place) => width <= (natural[place] ?? 0))).toBe(true);
        const used = fitted.columns.reduce((all, width) => all + width, fixed);
        expect(used).toBeLessThanOrEqual(fitted.table);
        expect(fitted.sideways).toBe(shrunk.reduce((all, width) => all + width, fixed) > frame);
        if (!fitted.sideways) expect(fitted.table).toBeLessThanOrEqual(frame);
      },
    ),
  );
});
