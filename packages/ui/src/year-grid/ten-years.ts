/** First year of the page of ten that holds a year: 2020 for 2026 (engine.md §9). */
export const pageStart = (year: number): number => Math.floor(year / 10) * 10;

/** The ten years of the page that holds a year. */
export const tenYears = (year: number): readonly number[] =>
  Array.from({ length: 10 }, (_, offset) => pageStart(year) + offset);
