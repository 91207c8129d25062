import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test('a user agent that names mobile in any case is a phone, however wide (seed.md §1)', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone) Mobile/15E148', 1024)).toBe('mobile');
  expect(deviceOf('something MOBILE', 1920)).toBe('mobile');
});

test('a window up to 500 px is a phone, one pixel more is not', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64)', 500)).toBe('mobile');
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64)', 501)).toBe('desktop');
});
