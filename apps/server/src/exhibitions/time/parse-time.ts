import { readClock } from './zone-clock.ts';

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** What the clocks of `zone` show at `time`, counted as if they showed UTC. */
function shownAt(time: number, zone: string): number {
  const { year, month, day, hour, minute, second } = readClock(new Date(time), zone);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The moment at which the clocks of `zone` show `text` (`YYYY-MM-DD[ HH:mm[:ss]]`).
 * A time that the clocks skip is the moment just after the gap; of one shown twice, the first is meant.
 * @returns null when the text is no such time.
 */
export function parseTime(text: string, zone: string): Date | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second);
  const check = new Date(wanted);
  const exact =
    check.getUTCMonth() === month - 1 &&
    check.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!exact) return null;
  // The offset a day earlier and a day later are the only two that can apply at this moment.
  const offsets = [wanted - 86_400_000, wanted + 86_400_000].map((time) => shownAt(time, zone) - time);
  const moments = offsets.map((offset) => wanted - offset).sort((one, other) => one - other);
  const shown = moments.find((moment) => shownAt(moment, zone) === wanted);
  return new Date(shown ?? afterGap(moments, zone, wanted));
}

/** In a gap the clocks jump over `wanted`: the jump itself, found by halving, exact to the second. */
function afterGap(moments: readonly number[], zone: string, wanted: number): number {
  let before = Math.min(...moments);
  let after = Math.max(...moments);
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (shownAt(middle, zone) < wanted) before = middle;
    else after = middle;
  }
  return after;
}
