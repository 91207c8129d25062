import { describe, expect, it } from 'vitest';
import { momentOf, monthAndDay, readerTime, shortDate, shortTime, zonedNow } from './exhibition-time.ts';

describe('times in the exhibition’s zone (wire.md §1)', () => {
  it('shows them short', () => {
    expect(shortTime('2026-12-04 18:00:00')).toBe('12-04 18:00');
    expect(shortDate('2026-12-04 18:00:00')).toBe('12-04');
    expect(monthAndDay('2026-12-04 18:00:00')).toEqual({ month: 12, day: 4 });
  });

  it('knows the moment they name', () => {
    expect(momentOf('2026-12-04 18:00:00', 'Asia/Shanghai')).toBe(Date.UTC(2026, 11, 4, 10));
    expect(momentOf('2026-07-01 00:30:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 5, 30, 22, 30));
    expect(momentOf('soon', 'Asia/Shanghai')).toBeNull();
    expect(momentOf('2026-12-04 18:00:00', 'Nowhere/City')).toBeNull();
  });

  it('shows the reader’s clock only where it differs (pages.md)', () => {
    expect(readerTime('2026-12-04 18:00:00', 'Asia/Shanghai', 'Europe/Berlin')).toBe('12-04 11:00');
    expect(readerTime('2026-12-04 02:00:00', 'Asia/Shanghai', 'America/New_York')).toBe('12-03 13:00');
    expect(readerTime('2026-12-04 18:00:00', 'Asia/Shanghai', 'Asia/Taipei')).toBeNull();
  });

  it('reads the clock of a zone', () => {
    expect(zonedNow(Date.UTC(2026, 10, 21, 6, 32), 'Asia/Shanghai')).toBe('2026-11-21 14:32:00');
    expect(zonedNow(Date.UTC(2026, 11, 31, 16, 0), 'Asia/Shanghai')).toBe('2027-01-01 00:00:00');
  });
});
