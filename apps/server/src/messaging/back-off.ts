/** An SMS is given up after so many attempts. */
export const mostAttempts = 8;

/** Seconds until the next attempt after `attempts` failed ones: 5, 15, 45 … at most an hour; null when that was the last. */
export function backOff(attempts: number): number | null {
  return attempts >= mostAttempts ? null : Math.min(3_600, 5 * 3 ** (attempts - 1));
}
