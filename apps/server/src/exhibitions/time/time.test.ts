import { describe, expect, it } from 'vitest';
import { daysBetween } from './days-between.ts';
import { dayIn, formatTime, formatTimeOrNull } from './format-time.ts';
import { parseTime } from './parse-time.ts';

const shanghai = 'Asia/Shanghai';
const berlin = 'Europe/Berlin';

describe('times in the zone of an exhibition (wire.md §1)', () => {
  it('are written as YYYY-MM-DD HH:mm:ss', () => {
    expect(formatTime(new Date('2026-12-04T10:00:00Z'), shanghai)).toBe('2026-12-04 18:00:00');
    expect(formatTime(new Date('2026-12-31T16:00:00.999Z'), shanghai)).toBe('2027-01-01 00:00:00');
    expect(formatTimeOrNull(null, shanghai)).toBeNull();
  });

  it('show midnight as 00, never 24', () => {
    expect(formatTime(new Date('2026-12-03T16:00:00Z'), shanghai)).toBe('2026-12-04 00:00:00');
  });

  it('name the day of the zone', () => {
    expect(dayIn(new Date('2026-12-03T15:59:59Z'), shanghai)).toBe('2026-12-03');
    expect(dayIn(new Date('2026-12-03T16:00:00Z'), shanghai)).toBe('2026-12-04');
  });

  it('are read back to the same moment, in any zone and season', () => {
    for (const zone of [shanghai, berlin, 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC']) {
      for (const iso of [
        '2026-01-15T03:04:05Z',
        '2026-07-15T23:59:59Z',
        '2027-03-28T00:59:59Z',
        '2027-03-28T01:00:00Z',
      ]) {
        expect(parseTime(formatTime(new Date(iso), zone), zone)?.toISOString()).toBe(
          new Date(iso).toISOString(),
        );
      }
    }
  });

  it('take a day as its first second and minutes without seconds', () => {
    expect(parseTime('2026-12-04', shanghai)?.toISOString()).toBe('2026-12-03T16:00:00.000Z');
    expect(parseTime('2026-12-04 18:00', shanghai)?.toISOString()).toBe('2026-12-04T10:00:00.000Z');
  });

  it('take the first of a time shown twice and the end of a gap', () => {
    expect(parseTime('2026-10-25 02:30:00', berlin)?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(parseTime('2027-03-28 02:30:00', berlin)?.toISOString()).toBe('2027-03-28T01:00:00.000Z');
  });

  it('refuse what is no time', () => {
    for (const text of [
      '2026-02-30',
      '2026-13-01',
      '2026-12-04 24:00:00',
      '2026-12-04 18:60',
      'tomorrow',
      '',
    ]) {
      expect(parseTime(text, shanghai)).toBeNull();
    }
  });

  it('are counted apart in calendar days', () => {
    expect(daysBetween('2026-12-04', '2026-12-04')).toBe(0);
    expect(daysBetween('2026-11-30', '2026-12-04')).toBe(4);
    expect(daysBetween('2026-12-04', '2026-03-01')).toBe(-278);
  });
});
