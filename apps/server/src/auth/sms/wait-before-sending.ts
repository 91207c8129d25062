import { limits } from '@zhantai/contract';

const HOUR_MS = 3_600_000;
const day = 24 * HOUR_MS;

/**
 * Milliseconds until the next code may go to a number for one purpose: one a minute, five an hour, ten a day (wire.md §2); 0 for now.
 * @param sent moments of the codes of that purpose, newest first.
 */
export function waitBeforeSending(sent: readonly Date[], now: Date): number {
  const after = (moment: Date | undefined, pause: number): number =>
    moment === undefined ? 0 : Math.max(0, moment.getTime() + pause - now.getTime());
  return Math.max(
    after(sent[0], limits.smsIntervalMs),
    after(sent[limits.smsPerHour - 1], HOUR_MS),
    after(sent[limits.smsPerDay - 1], day),
  );
}
