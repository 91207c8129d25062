import { describe, expect, it } from 'vitest';
import { isLockedOut, needsCaptcha } from './lockout.ts';

const now = new Date('2026-12-04T10:00:00Z');
const minutesAgo = (...minutes: readonly number[]): Date[] =>
  minutes.map((count) => new Date(now.getTime() - count * 60_000));

describe('the lock after failed sign-ins (wire.md §2)', () => {
  it('needs five failures', () => {
    expect(isLockedOut(minutesAgo(1, 2, 3, 4), now)).toBe(false);
    expect(isLockedOut(minutesAgo(1, 2, 3, 4, 5), now)).toBe(true);
  });

  it('lasts thirty minutes from the fifth', () => {
    expect(isLockedOut(minutesAgo(29, 40, 45, 50, 55), now)).toBe(true);
    expect(isLockedOut(minutesAgo(30, 40, 45, 50, 55), now)).toBe(false);
  });

  it('does not count failures that lie far apart', () => {
    expect(isLockedOut(minutesAgo(0, 31, 32, 33, 34), now)).toBe(false);
    expect(isLockedOut(minutesAgo(0, 5, 10, 15, 30), now)).toBe(false);
  });

  it('asks staff for a captcha after two', () => {
    expect(needsCaptcha(minutesAgo(1), now)).toBe(false);
    expect(needsCaptcha(minutesAgo(1, 2), now)).toBe(true);
    expect(needsCaptcha(minutesAgo(1, 31), now)).toBe(false);
  });
});
