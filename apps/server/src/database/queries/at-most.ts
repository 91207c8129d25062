import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something to end, well or not, and no longer than so many milliseconds. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([
      work.catch(() => undefined),
      sleep(milliseconds, undefined, { signal: over.signal }),
    ]);
  } finally {
    over.abort();
  }
}
