import { addDays } from '@zhantai/engine';

const DAYS_AROUND = 30;

const written = [
  // `3 \u6708 18 \u65E5`: a month and a day.
  /\b\d{4}-\d{2}-\d{2}\b/,
  /\d{1,2}\s*\u6708\s*\d{1,2}\s*[\u65E5\u53F7\u865F]/,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/,
];

/**
 * Whether a text names a day. Short forms (`0318`, `03-18`) count only within 30 days of the first day of the fair: other
 * figures look the same.
 */
export function namesDay(firstDay: string): (text: string) => boolean {
  const near = new Set<string>();
  if (firstDay !== '') {
    for (let days = -DAYS_AROUND; days <= DAYS_AROUND; days += 1) {
      const day = addDays(firstDay, days).slice(5);
      near.add(day);
      near.add(day.replace('-', ''));
    }
  }
  return (text) =>
    written.some((pattern) => pattern.test(text)) ||
    (text.match(/(?<![\d-])(?:\d{2}-\d{2}|\d{4})(?![\d-])/g) ?? []).some((part) => near.has(part));
}
