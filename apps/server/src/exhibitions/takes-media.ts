import type { Exhibition } from './exhibition.ts';
import { parseTime } from './time/parse-time.ts';

/** Whether media may register by themselves at `now` (wire.md §2). */
export function takesMedia({ profile, zone }: Exhibition, now: Date): boolean {
  const { media } = profile;
  if (media === undefined || media === null) return false;
  const opens = parseTime(media.opens, zone);
  const closes = parseTime(media.closes, zone);
  return opens !== null && closes !== null && opens <= now && now < closes;
}
