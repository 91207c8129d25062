/** Whole days and hours between two times `YYYY-MM-DD HH:mm:ss` of one zone; never negative. */
export function waitingSince(since: string, now: string): { readonly days: number; readonly hours: number } {
  const hours = Math.max(0, Math.floor((minutesOf(now) - minutesOf(since)) / 60));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Both times are of one zone without daylight saving in between, so that plain arithmetic on UTC holds. */
function minutesOf(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}Z`) / 60_000;
}
