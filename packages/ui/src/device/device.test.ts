import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test('a user agent that names mobile in any case is a phone, however wide (seed.md §1)', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone) Mobile/15E148', false)).toBe('mobile');
  expect(deviceOf('something MOBILE', false)).toBe('mobile');
});

test('a narrow window is a phone, another is not', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64)', true)).toBe('mobile');
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64)', false)).toBe('desktop');
});
