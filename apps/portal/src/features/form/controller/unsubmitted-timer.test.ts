import { limits } from '@zhantai/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearUnsubmittedTimer, startUnsubmittedTimer } from './unsubmitted-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reminds once, ten minutes after the last change (pages.md)', () => {
  const remind = vi.fn<() => void>();
  expect(limits.unsubmittedReminderMs).toBe(600_000);
  startUnsubmittedTimer(remind);
  vi.advanceTimersByTime(599_000);
  startUnsubmittedTimer(remind);
  vi.advanceTimersByTime(599_999);
  expect(remind).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(remind).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_600_000);
  expect(remind).toHaveBeenCalledOnce();
});

it('is cleared by a navigation (seed.md §2)', () => {
  const remind = vi.fn<() => void>();
  startUnsubmittedTimer(remind);
  clearUnsubmittedTimer();
  vi.advanceTimersByTime(3_600_000);
  expect(remind).not.toHaveBeenCalled();
});
