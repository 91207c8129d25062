import { minuteAndHour, type CallRate } from './call-rate.ts';

/** Answers of more cells than are judged at one stroke, drafts included: a page saves one every few seconds at most. */
export const largeSaves: readonly CallRate[] = minuteAndHour(30, 600);

/** Calls that a thread answers, of one exhibitor or account: bodies above 256 KB, and what was stored that long. */
export const largeCalls: readonly CallRate[] = minuteAndHour(60, 1_500);
