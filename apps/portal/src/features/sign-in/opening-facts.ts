import type { PortalConfig } from '@zhantai/contract';

/** The dates of the exhibition as the sign-in page says them. */
export interface OpeningFacts {
  /** `2027.03.18 — 03.21`. */
  readonly dates: string;
  readonly state: 'ahead' | 'running' | 'over';
  /** Whole days until it opens, by the server's clock. */
  readonly days: number;
}

const DAY_MS = 86_400_000;

/** Reads the dates of the exhibition against the server's clock. */
export function openingFacts(config: PortalConfig): OpeningFacts {
  const today = config.serverTime.slice(0, 10);
  const { start, end } = { start: config.dates.start.slice(0, 10), end: config.dates.end.slice(0, 10) };
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  const dates = `${dotted(start)} — ${dotted(sameYear ? end.slice(5) : end)}`;
  const days = Math.round((Date.parse(start) - Date.parse(today)) / DAY_MS);
  if (today > end) return { dates, state: 'over', days: 0 };
  return days > 0 ? { dates, state: 'ahead', days } : { dates, state: 'running', days: 0 };
}

const dotted = (date: string): string => date.replaceAll('-', '.');
