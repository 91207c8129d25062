import type { CallName } from './calls.ts';

/** So many calls in so many seconds. */
interface CallRate {
  readonly seconds: number;
  readonly calls: number;
}

const minuteAndHour = (minute: number, hour: number): readonly CallRate[] => [
  { seconds: 60, calls: minute },
  { seconds: 3_600, calls: hour },
];

/**
 * How often one membership may make the calls that cost much: workbooks, archives, quotations. Somebody at work stays far
 * below; of imports and of questions about ID numbers `limits` says it, for those count by the exhibitor.
 */
export const costlyCalls: Partial<Record<CallName, readonly CallRate[]>> = {
  querySupport: minuteAndHour(120, 3_000),
  submitSupport: minuteAndHour(120, 1_000),
  downloadTemplate: minuteAndHour(30, 300),
  downloadPersons: minuteAndHour(20, 200),
  personBadges: minuteAndHour(60, 1_000),
  consoleSubmissionsFile: minuteAndHour(20, 300),
  consoleOrdersFile: minuteAndHour(20, 300),
};

/** Answers of more cells than are judged at one stroke, drafts included: a page saves one every few seconds at most. */
export const largeSaves: readonly CallRate[] = minuteAndHour(30, 600);

/** Calls that a thread answers, of one exhibitor or account: bodies above 256 KB, and what was stored that long. */
export const largeCalls: readonly CallRate[] = minuteAndHour(60, 1_500);
