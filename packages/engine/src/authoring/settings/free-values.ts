import { isJsonObject, readText } from '../../definition/json-value.ts';

/**
 * Rows of options in which each new one with a label has a value: its own, else the next whole number above all others.
 * @param before the rows as the panel opened.
 */
export function withFreeValues(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const known = new Set(before.filter(isJsonObject).map((row) => row['$id']));
  const rows = after.filter(isJsonObject);
  let last = greatest([...before.filter(isJsonObject), ...rows].map((row) => readText(row['value'])));
  return rows.map((row) => {
    if (known.has(row['$id']) || readText(row['value']) !== '' || readText(row['label']) === '') return row;
    last += 1;
    return { ...row, value: String(last) };
  });
}

/** The greatest whole number among values; 0 without one. */
function greatest(values: readonly string[]): number {
  return values
    .filter((value) => /^\d{1,15}$/.test(value))
    .reduce((most, value) => Math.max(most, Number(value)), 0);
}
