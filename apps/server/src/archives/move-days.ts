const DAY_MS = 86_400_000;
const begins = /^(\d{4}-\d{2}-\d{2})(?=$|[ T])/;

/** A text that begins with a day (`2027-03-18`, `2027-03-18 09:00:00`), so many days later; any other text as it is. */
export function moveDays(text: string, days: number): string {
  return text.replace(begins, (day) => {
    const at = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(at) ? day : new Date(at + days * DAY_MS).toISOString().slice(0, 10);
  });
}

/** A document with every text in it that is a day or a moment moved. */
export function moveDaysWithin(value: unknown, days: number): unknown {
  if (typeof value === 'string') return value.length <= 19 ? moveDays(value, days) : value;
  if (Array.isArray(value)) return value.map((one) => moveDaysWithin(one, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moveDaysWithin(one, days)]));
}
