/** Hour, minute, second. */
export type TimeParts = readonly [hour: number, minute: number, second: number];

/** Sizes of the three columns. */
export const columnSizes = [24, 60, 60] as const;

/** Reads `HH:mm:ss` or `HH:mm`; null for anything that is not a time of day. */
export const readTime = (text: string): TimeParts | null => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (match === null) return null;
  return [Number(match[1]), Number(match[2]), Number(match[3] ?? '0')];
};

/** `08`, `23`. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Writes `HH:mm:ss`. */
export const timeText = (parts: TimeParts): string => parts.map(twoDigits).join(':');

/** The time with one column set; columns not yet chosen are 0. */
export const withPart = (text: string, column: 0 | 1 | 2, part: number): string => {
  const [hour, minute, second] = readTime(text) ?? [0, 0, 0];
  return timeText([column === 0 ? part : hour, column === 1 ? part : minute, column === 2 ? part : second]);
};
