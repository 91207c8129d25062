/** Whole days from one date `YYYY-MM-DD` to another; null where one is none. */
export function daysUntil(from: string, to: string): number | null {
  const days =
    (Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / 86_400_000;
  return Number.isNaN(days) ? null : days;
}
