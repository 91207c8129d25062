import type { Timelines } from '@zhantai/contract';
import type { PortalWords } from '@zhantai/messages/portal';
import { shortTime, clockTime } from '@zhantai/shell/exhibition-time.ts';

const DAY_MS = 86_400_000;

/** The deadline that counts, an extension included; null without one. */
export const deadlineOf = (times: Timelines): string | null => times.extendedTo ?? times.endTime;

/** Says when a form closes, by the server's clock (design.md §12). */
export function deadlineText(times: Timelines, words: PortalWords['form']['deadline']): string {
  const { serverTime, startTime, lateEndTime, expired } = times;
  if (expired === null && startTime !== null) return words.notYet(shortTime(startTime));
  const deadline = deadlineOf(times);
  if (deadline === null) return words.none;
  if (expired === true) return words.past(shortTime(deadline));
  if (deadline < serverTime)
    return lateEndTime === null ? words.past(shortTime(deadline)) : words.late(shortTime(lateEndTime));
  const days = Math.round((Date.parse(deadline.slice(0, 10)) - Date.parse(serverTime.slice(0, 10))) / DAY_MS);
  return days === 0 ? words.today(clockTime(deadline)) : words.days(shortTime(deadline), days);
}
