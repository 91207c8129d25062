import { expect, test } from 'vitest';
import { fitStrokes } from './fit-strokes.ts';

const strokes = [
  {
    penColor: 'black',
    points: [
      { x: 0, y: 0, pressure: 1 },
      { x: 300, y: 600, pressure: 1 },
    ],
  },
];

test('a narrower pad shrinks evenly and centres', () => {
  const [stroke] = fitStrokes(strokes, { width: 300, height: 600 }, { width: 600, height: 300 });
  expect(stroke?.points).toEqual([
    { x: 225, y: 0, pressure: 1 },
    { x: 375, y: 300, pressure: 1 },
  ]);
  expect(stroke?.penColor).toBe('black');
});

test('a larger pad keeps the size of the writing', () => {
  const [stroke] = fitStrokes(strokes, { width: 300, height: 600 }, { width: 500, height: 700 });
  expect(stroke?.points.map(({ x, y }) => [x, y])).toEqual([
    [100, 50],
    [400, 650],
  ]);
});
