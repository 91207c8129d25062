import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routerLoading } from './router-loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('stands for two seconds after the last navigation (seed.md §2)', () => {
  const seen: boolean[] = [];
  const stop = routerLoading.subscribe(() => seen.push(routerLoading.raised()));
  routerLoading.raise();
  vi.advanceTimersByTime(1500);
  routerLoading.raise();
  vi.advanceTimersByTime(1999);
  expect(routerLoading.raised()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(routerLoading.raised()).toBe(false);
  expect(seen).toEqual([true, false]);
  stop();
  routerLoading.raise();
  expect(seen).toEqual([true, false]);
});
