import { expect, test } from 'vitest';
import { moveBy, restingView, turnBy, zoomBy } from './view-of-image.ts';

test('zooms in steps of exactly 0.2 and stops at both ends (seed.md §9)', () => {
  let view = restingView;
  for (let step = 0; step < 3; step += 1) view = zoomBy(view, 1);
  expect(view.zoom).toBe(1.6);
  for (let step = 0; step < 40; step += 1) view = zoomBy(view, 1);
  expect(view.zoom).toBe(5);
  for (let step = 0; step < 40; step += 1) view = zoomBy(view, -1);
  expect(view.zoom).toBe(0.2);
});

test('turns by quarters, also past the full circle', () => {
  expect(turnBy(turnBy(restingView, 1), 1).turn).toBe(180);
  expect(turnBy(restingView, -1).turn).toBe(-90);
  expect([1, 1, 1, 1, 1].reduce((view, quarter) => turnBy(view, quarter), restingView).turn).toBe(450);
});

test('only an enlarged image moves, and it returns to the middle when made small', () => {
  expect(moveBy(restingView, 10, 10)).toBe(restingView);
  const moved = moveBy(zoomBy(restingView, 1), 10, -5);
  expect(moved).toMatchObject({ x: 10, y: -5 });
  expect(zoomBy(moved, -1)).toMatchObject({ zoom: 1, x: 0, y: 0 });
});
