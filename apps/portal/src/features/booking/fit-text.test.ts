import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

it('letters in full width up to the room, then narrower, and says so', () => {
  expect(fitText('澄砚传动', 100, 1000)).toEqual({
    line: '澄砚传动',
    size: 100,
    width: 400,
    squeezed: false,
  });
  expect(fitText('AB', 100, 1000).width).toBeCloseTo(132);
  expect(fitText('澄砚传动科技', 100, 500)).toMatchObject({ width: 500, squeezed: true });
});
