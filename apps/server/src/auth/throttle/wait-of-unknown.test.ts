import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedFailures, slowing, waitOfUnknown } from './wait-of-unknown.ts';

const now = new Date('2026-12-04T10:00:00Z');
const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const failures = (count: number): readonly Date[] => Array.from({ length: count }, () => ago(1_000));
const moments = array(integer({ min: 0, max: 2 * slowing.window }).map(ago), { maxLength: 60 });

describe('how long an unknown pair waits (wire.md §2)', () => {
  it('is nothing before twenty failures in an hour, then 2 s, doubling up to 60 s', () => {
    expect([0, 1, 19].map((count) => waitOfUnknown(failures(count), now))).toEqual([0, 0, 0]);
    const waits = [20, 21, 22, 23, 24, 25, 26, 1_000].map((count) => waitOfUnknown(failures(count), now));
    expect(waits.map((wait) => wait / 1000)).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('is bounded, grows with each failure and falls as they grow old', () => {
    assert(
      property(moments, integer({ min: 0, max: slowing.window }), (past, later) => {
        const wait = waitOfUnknown(past, now);
        expect(wait).toBeLessThanOrEqual(slowing.most);
        expect(waitOfUnknown([...past, now], now)).toBeGreaterThanOrEqual(wait);
        expect(waitOfUnknown(past, new Date(now.getTime() + later))).toBeLessThanOrEqual(wait);
      }),
    );
  });

  it('is told by as many of the newest failures as are counted', () => {
    assert(
      property(moments, (past) => {
        const newest = past.toSorted((a, b) => b.getTime() - a.getTime()).slice(0, countedFailures);
        expect(waitOfUnknown(newest, now)).toBe(waitOfUnknown(past, now));
      }),
    );
  });
});
