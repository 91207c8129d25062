/** Days of a month, 1–12, in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whether a text is `YYYY-MM-DD` and such a day exists (engine.md §4). */
export function isRealDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whether a text is `HH:mm:ss`, 00:00:00 to 23:59:59. */
export function isRealTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);
}

/** Whether a text is a date and a time, joined by one space. */
export function isRealDateTime(text: string): boolean {
  return text[10] === ' ' && isRealDate(text.slice(0, 10)) && isRealTime(text.slice(11));
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
