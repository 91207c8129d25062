import { expect, test } from 'vitest';
import { loadLunar } from './lunar-day.ts';

test('knows new years, leap months and the ends of the table (E9.4)', async () => {
  const lunar = await loadLunar();
  expect(lunar('2026-02-17')).toEqual({ day: 1, month: 1, leap: false });
  expect(lunar('2025-07-25')).toEqual({ day: 1, month: 6, leap: true });
  expect(lunar('1900-01-31')).toEqual({ day: 1, month: 1, leap: false });
  expect(lunar('2100-12-31')).not.toBeNull();
  expect(lunar('1899-12-31')).toBeNull();
  expect(lunar('2101-01-01')).toBeNull();
});
