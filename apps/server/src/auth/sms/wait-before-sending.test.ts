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
});
