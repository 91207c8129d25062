/** Does things a fixed time after a moment, many with one timer. */
export interface Delay {
  /** @param since the moment, by `performance.now()`. */
  add(since: number, work: () => void): void;
}

/** Milliseconds between two looks. */
const CHECK_EVERY_MS = 10;

export function createDelay(milliseconds: number): Delay {
  let queue: { readonly due: number; readonly work: () => void }[] = [];
  let timer: NodeJS.Timeout | null = null;
  function look(): void {
    const now = performance.now();
    const ready = queue.filter(({ due }) => due <= now);
    queue = queue.filter(({ due }) => due > now);
    for (const { work } of ready) work();
    if (queue.length > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  }
  return {
    add(since, work) {
      const due = since + milliseconds;
      if (due <= performance.now()) {
        work();
        return;
      }
      queue.push({ due, work });
      timer ??= setInterval(look, CHECK_EVERY_MS).unref();
    },
  };
}
