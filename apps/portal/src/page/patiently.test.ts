import { expect, test } from 'vitest';
import { patiently } from './patiently.ts';

test('a part that is there is loaded once', async () => {
  let tries = 0;
  const part = await patiently(() => Promise.resolve((tries += 1)));
  expect(part).toBe(1);
  expect(tries).toBe(1);
});

test('a part that cannot be loaded is tried again until it is there', async () => {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < 4 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part');
  };
  expect(await patiently(load, 1)).toBe('part');
  expect(tries).toBe(4);
});
