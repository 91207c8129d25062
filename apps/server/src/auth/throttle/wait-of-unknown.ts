/** Failures of one account by pairs that are not known to it: from so many in an hour on, unknown ones wait (wire.md §2). */
export const slowing = {
  failures: 20,
  /** Milliseconds. */
  window: 3_600_000,
  /** Milliseconds that the first try waits; the next failures double it. */
  first: 2_000,
  /** Milliseconds that a try waits at most. */
  most: 60_000,
} as const;

/** As many failures as matter: beyond them the wait does not grow. */
export const countedFailures = slowing.failures + Math.ceil(Math.log2(slowing.most / slowing.first));

/**
 * Milliseconds that a pair waits which is not known to an account; 0: not at all.
 * @param failures moments at which unknown pairs failed at this account, in any order; {@link countedFailures} newest do.
 */
export function waitOfUnknown(failures: readonly Date[], now: Date): number {
  const recent = failures.filter((at) => now.getTime() - at.getTime() < slowing.window).length;
  if (recent < slowing.failures) return 0;
  return Math.min(slowing.most, slowing.first * 2 ** (recent - slowing.failures));
}
