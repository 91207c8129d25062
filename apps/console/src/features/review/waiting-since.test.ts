import { describe, expect, it } from 'vitest';
import { waitingSince } from './waiting-since.ts';

describe('how long a submission waits', () => {
  it('counts whole days and hours', () => {
    expect(waitingSince('2026-11-19 16:20:00', '2026-11-21 17:30:00')).toEqual({ days: 2, hours: 1 });
    expect(waitingSince('2026-11-21 16:59:30', '2026-11-21 17:30:00')).toEqual({ days: 0, hours: 0 });
  });

  it('is never negative, whatever the clocks say', () => {
    expect(waitingSince('2026-11-21 18:00:00', '2026-11-21 17:30:00')).toEqual({ days: 0, hours: 0 });
  });
});
