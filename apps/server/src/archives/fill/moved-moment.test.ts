import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTime } from '../../exhibitions/index.ts';
import { movedMoment } from './moved-moment.ts';

const shift = (days: number, zone = 'Europe/Berlin', toZone = zone) => ({ days, zone, toZone });

describe('a moment that moves with the first day of the fair', () => {
  it('keeps its time of day over a change of summer time', () => {
    // 18:00 in winter is 18:00 in summer, an hour less of UTC.
    expect(movedMoment(new Date('2027-03-20T17:00:00Z'), shift(14)).toISOString()).toBe(
      '2027-04-03T16:00:00.000Z',
    );
    expect(movedMoment(new Date('2027-10-20T16:00:00Z'), shift(14)).toISOString()).toBe(
      '2027-11-03T17:00:00.000Z',
    );
  });

  it('moves over 29 February by whole days', () => {
    expect(movedMoment(new Date('2027-02-28T10:00:00Z'), shift(366, 'Asia/Shanghai')).toISOString()).toBe(
      '2028-02-29T10:00:00.000Z',
    );
    expect(movedMoment(new Date('2028-02-29T10:00:00Z'), shift(365, 'Asia/Shanghai')).toISOString()).toBe(
      '2029-02-28T10:00:00.000Z',
    );
  });

  it('keeps its time of day in another zone', () => {
    expect(
      movedMoment(new Date('2027-03-18T10:00:00Z'), shift(0, 'Asia/Shanghai', 'UTC')).toISOString(),
    ).toBe('2027-03-18T18:00:00.000Z');
  });

  it('is the end of the gap where the clocks skip it', () => {
    expect(movedMoment(new Date('2027-03-27T01:30:00Z'), shift(1)).toISOString()).toBe(
      '2027-03-28T01:00:00.000Z',
    );
  });

  it('shows the same time of day, so many days later, or lies in a gap', () => {
    const zones = fc.constantFrom(
      'Asia/Shanghai',
      'Europe/Berlin',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'UTC',
    );
    const at = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(at, zones, zones, fc.integer({ min: -800, max: 800 }), (moment, zone, toZone, days) => {
        const moved = movedMoment(moment, { days, zone, toZone });
        const [from, to] = [formatTime(moment, zone), formatTime(moved, toZone)];
        expect(to.slice(0, 10)).toBe(
          new Date(Date.parse(`${from.slice(0, 10)}T00:00:00Z`) + days * 86_400_000)
            .toISOString()
            .slice(0, 10),
        );
        // What the clocks skip comes an hour later at most.
        const skipped =
          Date.parse(`1970-01-01T${to.slice(11)}Z`) - Date.parse(`1970-01-01T${from.slice(11)}Z`);
        expect(skipped).toBeGreaterThanOrEqual(0);
        expect(skipped).toBeLessThanOrEqual(3_600_000);
        if (skipped === 0) expect(moved.getTime() % 1_000).toBe(moment.getTime() % 1_000);
      }),
    );
  });
});
