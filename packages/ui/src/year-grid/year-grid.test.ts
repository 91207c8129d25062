import { expect, test } from 'vitest';
import { moveYear } from './move-year.ts';
import { tenYears } from './ten-years.ts';

test('a page holds ten years, 2020–2029 for 2026 (engine.md §9)', () => {
  expect(tenYears(2026)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029]);
  expect(tenYears(2030)[0]).toBe(2030);
});

test('keys move by one, by row and by page', () => {
  expect(moveYear(2029, 'ArrowRight')).toBe(2030);
  expect(moveYear(2026, 'ArrowUp')).toBe(2021);
  expect(moveYear(2026, 'PageDown')).toBe(2036);
  expect(moveYear(2026, 'Home')).toBe(2020);
  expect(moveYear(2026, 'End')).toBe(2029);
  expect(moveYear(2026, 'a')).toBeNull();
});
