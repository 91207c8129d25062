import { expect, test } from 'vitest';
import { stepTo } from './step-to.ts';

test('arrows wrap round at both ends', () => {
  expect(stepTo('ArrowRight', 2, 3)).toBe(0);
  expect(stepTo('ArrowLeft', 0, 3)).toBe(2);
  expect(stepTo('ArrowDown', 0, 3)).toBe(1);
});

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(stepTo('Home', 2, 3)).toBe(0);
  expect(stepTo('End', 0, 3)).toBe(2);
  expect(stepTo('Enter', 1, 3)).toBeNull();
  expect(stepTo('ArrowRight', 0, 0)).toBeNull();
});
