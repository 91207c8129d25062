import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { badgeSize } from '../badges/badge-size.ts';
import { firstView, viewWithoutGaps, leastScale, MAX_ZOOM, zoomedView } from './crop-view.ts';

const frame = { width: 295, height: 413 };
const side = fc.integer({ min: 40, max: 6000 });
const any = fc.double({ min: -9000, max: 9000, noNaN: true });

it('never leaves a gap in the frame', () => {
  fc.assert(
    fc.property(
      side,
      side,
      any,
      any,
      fc.double({ min: 0.0001, max: 50, noNaN: true }),
      (width, height, x, y, scale) => {
        const photo = { width, height };
        const view = viewWithoutGaps({ scale, x, y }, photo, frame);
        expect(Math.abs(view.x) + frame.width / 2).toBeLessThanOrEqual((photo.width * view.scale) / 2 + 1e-6);
        expect(Math.abs(view.y) + frame.height / 2).toBeLessThanOrEqual(
          (photo.height * view.scale) / 2 + 1e-6,
        );
        expect(view.scale).toBeLessThanOrEqual(leastScale(photo, frame) * MAX_ZOOM + 1e-9);
        expect(viewWithoutGaps(view, photo, frame)).toEqual(view);
      },
    ),
  );
});

it('begins with the photo filling the frame', () => {
  const photo = { width: 590, height: 1200 };
  const view = firstView(photo, frame);
  expect(view.scale).toBe(0.5);
  expect(viewWithoutGaps(view, photo, frame)).toEqual(view);
});

it('keeps the point that is zoomed at', () => {
  // The point of the photo under (30, -40) stays there.
  const before = { scale: 1, x: 10, y: 20 };
  const after = zoomedView(before, 2, 30, -40);
  expect((30 - after.x) / after.scale).toBeCloseTo((30 - before.x) / before.scale);
  expect((-40 - after.y) / after.scale).toBeCloseTo((-40 - before.y) / before.scale);
});

it('reads the size of a badge from the help of a form', () => {
  expect(badgeSize('白底近照，五官清晰，不小于 295×413 像素')).toEqual({ width: 295, height: 413 });
  expect(badgeSize('at least 413 x 531 pixels')).toEqual({ width: 413, height: 531 });
  expect(badgeSize('')).toEqual({ width: 295, height: 413 });
});
