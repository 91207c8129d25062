const YEARS = 10;

/** The ten years of the picker's page that shows a year: 2020–2029 for 2026 (engine.md §9). */
export function yearPage(year: number): readonly number[] {
  const first = Math.floor(year / YEARS) * YEARS;
  return Array.from({ length: YEARS }, (_, offset) => first + offset);
}
