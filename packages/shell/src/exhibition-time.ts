/** `12-04 18:00` of a time as the server writes it, `2026-12-04 18:00:00`. */
export const shortTime = (time: string): string => time.slice(5, 16);

/** `12-04`. */
export const shortDate = (time: string): string => time.slice(5, 10);

/** `18:00`. */
export const clockTime = (time: string): string => time.slice(11, 16);

/** Month and day as numbers. */
export const monthAndDay = (time: string): { readonly month: number; readonly day: number } => ({
  month: Number(time.slice(5, 7)),
  day: Number(time.slice(8, 10)),
});

/** The moment a wall-clock time of a zone names, milliseconds; null where text or zone cannot be read. */
export function momentOf(time: string, zone: string): number | null {
  const asUtc = Date.parse(`${time.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offset = offsetOf(asUtc, zone);
  if (offset === null) return null;
  // The offset at the moment itself may differ from the first guess around a change of the clocks.
  return asUtc - (offsetOf(asUtc - offset, zone) ?? offset);
}

/** The same moment on the reader's clock, `12-04 10:00`; null where it reads the same as in the exhibition's zone. */
export function readerTime(time: string, zone: string, readerZone?: string): string | null {
  const moment = momentOf(time, zone);
  if (moment === null) return null;
  const here = wallClock(moment, readerZone);
  return here === null || here === time.slice(0, 16) ? null : here.slice(5);
}

/** Wall clock now in a zone, `2026-11-21 14:32:00`. */
export const nowIn = (zone: string): string => zonedNow(Date.now(), zone);

/** Wall clock of a moment, milliseconds, in a zone, `2026-11-21 14:32:00`. */
export function zonedNow(moment: number, zone: string): string {
  return `${wallClock(moment, zone) ?? new Date(moment).toISOString().slice(0, 16).replace('T', ' ')}:00`;
}

function wallClock(moment: number, zone: string | undefined): string | null {
  const parts = partsOf(moment, zone);
  if (parts === null) return null;
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

function offsetOf(moment: number, zone: string): number | null {
  const text = wallClock(moment, zone);
  if (text === null) return null;
  return Date.parse(`${text.replace(' ', 'T')}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}

function partsOf(moment: number, zone: string | undefined): Intl.DateTimeFormatPart[] | null {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      ...(zone === undefined ? {} : { timeZone: zone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(moment);
  } catch {
    return null;
  }
}
