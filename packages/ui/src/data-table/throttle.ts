/** A function called at most once in `wait` ms, the latest arguments last; `flush` runs what waits, `stop` drops it. */
export const throttle = <Args extends readonly unknown[]>(work: (...args: Args) => void, wait: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  const open = () => {
    timer = undefined;
    if (waiting !== undefined) call(...waiting);
  };
  const call = (...args: Args) => {
    if (timer !== undefined) {
      waiting = args;
      return;
    }
    waiting = undefined;
    timer = setTimeout(open, wait);
    work(...args);
  };
  const flush = () => {
    const args = waiting;
    stop();
    if (args !== undefined) work(...args);
  };
  return { call, flush, stop };
};
