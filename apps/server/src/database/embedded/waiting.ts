/** Milliseconds of silence before a wait is told. */
const QUIET_MS = 3_000;

/** Says what is waited for, once, if it takes longer than people take for granted. */
export async function whileWaiting<T>(
  say: (line: string) => void,
  what: () => string,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => say(what()), QUIET_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
