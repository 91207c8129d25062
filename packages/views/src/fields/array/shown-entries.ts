/** The lines to show: what is there, filled up to the least number, at least one. */
export function shownEntries(value: readonly string[], minSize: number | null): readonly string[] {
  const least = Math.max(minSize ?? 0, 1);
  return value.length >= least
    ? value
    : [...value, ...Array.from({ length: least - value.length }, () => '')];
}
