import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitBeforeSending } from './wait-before-sending.ts';

const now = new Date('2026-12-04T10:00:00Z');
const secondsAgo = (...seconds: readonly number[]): Date[] =>
  seconds.map((count) => new Date(now.getTime() - count * 1000));

describe('SMS to one number (wire.md §2)', () => {
  it('go at once to one that got none', () => {
    expect(waitBeforeSending([], now)).toBe(0);
  });

  it('keep a minute between them', () => {
    expect(waitBeforeSending(secondsAgo(59), now)).toBe(1000);
    expect(waitBeforeSending(secondsAgo(60), now)).toBe(0);
  });

  it('are at most five in any hour', () => {
    expect(waitBeforeSending(secondsAgo(70, 140, 210, 280), now)).toBe(0);
    expect(waitBeforeSending(secondsAgo(70, 140, 210, 280, 3_590), now)).toBe(10_000);
    expect(waitBeforeSending(secondsAgo(70, 140, 210, 280, 3_600), now)).toBe(0);
  });

  it('are at most ten in any day', () => {
    const nine = Array.from({ length: 9 }, (_, index) => 4_000 * (index + 1));
    expect(waitBeforeSending(secondsAgo(...nine), now)).toBe(0);
    expect(waitBeforeSending(secondsAgo(...nine, 86_390), now)).toBe(10_000);
    expect(waitBeforeSending(secondsAgo(...nine, 86_400), now)).toBe(0);
  });

  it('never exceed a bound, however they are requested', () => {
    assert(
      property(array(integer({ min: 0, max: 7_200 }), { maxLength: 120 }), (gaps) => {
        let moment = now.getTime();
        const sent: Date[] = [];
        for (const gap of gaps) {
          moment += gap * 1000;
          if (waitBeforeSending(sent, new Date(moment)) === 0) sent.unshift(new Date(moment));
        }
        const within = (from: Date, span: number): number =>
          sent.filter((at) => at >= from && at.getTime() < from.getTime() + span).length;
        for (const from of sent) {
          expect(within(from, 60_000)).toBeLessThanOrEqual(1);
          expect(within(from, 3_600_000)).toBeLessThanOrEqual(5);
          expect(within(from, 86_400_000)).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
