/** Failed sign-ins of one account from one address: five shut the door for half an hour (wire.md §2). */
export const lockout = {
  failures: 5,
  /** The console asks for a captcha after so many. */
  failuresBeforeCaptcha: 2,
  /** Milliseconds, for the five to come together and for the door to stay shut. */
  window: 30 * 60_000,
} as const;

/**
 * Failures from one address, of IPv6 one site, of any account: so many slow it down and never shut it, for a hall may stand
 * behind it (wire.md §2).
 */
export const throttle = {
  failures: 50,
  /** Milliseconds, for the failures to come together. */
  window: 10 * 60_000,
  /** Milliseconds between two tries of a slow address. */
  turn: 200,
  /** Milliseconds that a try waits at most; beyond, it is told when to come. */
  patience: 5_000,
  /** Milliseconds that it is told at most, however many others wait. */
  longest: 60_000,
} as const;

/**
 * Whether the door is shut at `now`.
 * @param failures moments of the last failures, newest first. While the door is shut nothing is added to them.
 */
export function isLockedOut(failures: readonly Date[], now: Date): boolean {
  const newest = failures[0];
  const fifth = failures[lockout.failures - 1];
  if (newest === undefined || fifth === undefined) return false;
  const together = newest.getTime() - fifth.getTime() < lockout.window;
  return together && now.getTime() - newest.getTime() < lockout.window;
}

/** Whether the next try needs a captcha, where one is not asked for anyway. */
export function needsCaptcha(failures: readonly Date[], now: Date): boolean {
  const last = failures[lockout.failuresBeforeCaptcha - 1];
  return last !== undefined && now.getTime() - last.getTime() < lockout.window;
}
