import { expect, it } from 'vitest';
import { backOff, mostAttempts } from './back-off.ts';

it('waits longer after every failed attempt, and gives up', () => {
  const waits = Array.from({ length: mostAttempts }, (_, index) => backOff(index + 1));
  expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 3600, null]);
});
