import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fittingCount } from './fitting-count.ts';

const words = { widths: [60, 80, 100], gap: 20, more: 50 };

test.each([
  [400, 3],
  [280, 3],
  [279, 2],
  [230, 2],
  [229, 1],
  [130, 1],
  [129, 0],
  [0, 0],
])('in %i px %i words stand', (room, count) => {
  expect(fittingCount({ ...words, room })).toBe(count);
});

test('more room never shows fewer words, and what is shown fits', () => {
  assert(
    property(
      array(nat(200), { maxLength: 8 }),
      nat(40),
      nat(100),
      nat(2000),
      nat(500),
      (widths, gap, more, room, further) => {
        const line = { widths, gap, more };
        const count = fittingCount({ ...line, room });
        expect(fittingCount({ ...line, room: room + further })).toBeGreaterThanOrEqual(count);
        const shown = widths.slice(0, count);
        const width = shown.reduce((sum, one) => sum + one, 0) + gap * Math.max(0, shown.length - 1);
        if (count > 0) expect(width).toBeLessThanOrEqual(room);
      },
    ),
  );
});
