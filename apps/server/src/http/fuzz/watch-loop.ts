import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const CHECK_EVERY_MS = 1;

/**
 * Does something and tells for how long it held the event loop at one stroke, in milliseconds of this thread's own
 * processor time: on a busy machine most of a pause is waiting for a processor that others have.
 */
export async function watchLoop<T>(work: () => Promise<T>): Promise<{ value: T; longest: number }> {
  let longest = 0;
  let last = worked();
  const look = (): void => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, CHECK_EVERY_MS);
  try {
    const value = await work();
    look();
    return { value, longest };
  } finally {
    clearInterval(timer);
  }
}

/** Milliseconds that this thread had a processor; those that passed where the system does not tell. */
function worked(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
