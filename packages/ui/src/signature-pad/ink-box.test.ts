import { expect, it } from 'vitest';
import { inkBox } from './ink-box.ts';

const pad = { width: 390, height: 700 };

it('is what the strokes cover, with air around them', () => {
  const strokes = [
    { points: [{ x: 100, y: 200 }] },
    {
      points: [
        { x: 300, y: 180 },
        { x: 150, y: 260 },
      ],
    },
  ];
  expect(inkBox(strokes, pad)).toEqual({ x: 88, y: 168, width: 224, height: 104 });
});

it('never leaves the pad', () => {
  expect(
    inkBox(
      [
        {
          points: [
            { x: 2, y: -5 },
            { x: 389, y: 800 },
          ],
        },
      ],
      pad,
    ),
  ).toEqual({ x: 0, y: 0, ...pad });
});

it('a single dot is still a picture', () => {
  expect(inkBox([{ points: [{ x: 50, y: 50 }] }], pad)).toEqual({ x: 38, y: 38, width: 24, height: 24 });
});
