import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetry } from './with-retry.ts';

test('a part that is there is loaded once', async () => {
  let tries = 0;
  const part = await withRetry(() => Promise.resolve((tries += 1)), new EventTarget());
  expect(part).toBe(1);
  expect(tries).toBe(1);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loads at its n-th try. */
function loadsAt(n: number) {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < n ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part');
  };
  return { load, tries: () => tries };
}

test('a part that cannot be loaded is tried again, after longer and longer pauses', async () => {
  const { load, tries } = loadsAt(4);
  const part = withRetry(load, new EventTarget());
  await vi.advanceTimersByTimeAsync(2900);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(4200);
  expect(await part).toBe('part');
  expect(tries()).toBe(4);
});

test('it is tried at once when the network is back', async () => {
  const network = new EventTarget();
  const { load } = loadsAt(2);
  const part = withRetry(load, network);
  await vi.advanceTimersByTimeAsync(10);
  network.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});
