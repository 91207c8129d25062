/** Milliseconds before the second try; each further pause is twice as long, up to {@link MAX_DELAY_MS}. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/**
 * Loads a part of a page that stands beside its main matter. One that cannot be loaded is tried again, at once when the
 * network is back, and is missing until then: what somebody types beside it must not go with it.
 */
export async function withRetry<T>(load: () => Promise<T>, view: EventTarget = window): Promise<T> {
  for (let pause = FIRST_DELAY_MS; ; pause = Math.min(pause * 2, MAX_DELAY_MS)) {
    try {
      return await load();
    } catch {
      await untilNextTry(pause, view);
    }
  }
}

function untilNextTry(pause: number, view: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      view.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, pause);
    view.addEventListener('online', done);
  });
}
