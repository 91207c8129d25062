/** Does things a fixed time later, many with one timer. */
export interface Delay {
  add(work: () => void): void;
}

/** Milliseconds between two looks. */
const CHECK_EVERY_MS = 10;

export function createDelay(milliseconds: number): Delay {
  let queue: { readonly due: number; readonly work: () => void }[] = [];
  let timer: NodeJS.Timeout | null = null;
  function look(): void {
    const now = performance.now();
    const left = queue.findIndex(({ due }) => due > now);
    const ready = left < 0 ? queue : queue.slice(0, left);
    queue = left < 0 ? [] : queue.slice(left);
    for (const { work } of ready) work();
    if (queue.length > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  }
  return {
    add(work) {
      queue.push({ due: performance.now() + milliseconds, work });
      timer ??= setInterval(look, CHECK_EVERY_MS).unref();
    },
  };
}
