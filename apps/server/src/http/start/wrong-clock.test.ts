import { expect, test } from 'vitest';
import { wrongClock } from './wrong-clock.ts';

test.each([
  [86_399_950, '1 day ahead of'],
  [-2 * 86_400_000, '2 days behind'],
  [13 * 3_600_000, '13 hours ahead of'],
  [-61_000, '1 minute behind'],
])('the log says how far the clock of a machine is off: %i ms is %s', (ahead, far) => {
  expect(wrongClock(ahead)).toContain(`is ${far} that of the database`);
});

test('and that it is right again', () => {
  expect(wrongClock(0)).toMatch(/agrees with that of the database again/);
});
