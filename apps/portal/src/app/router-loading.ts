/** How long the flag stands after a navigation, milliseconds (seed.md §9). */
const STANDS = 2000;

const listeners = new Set<() => void>();
let raised = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const put = (next: boolean) => {
  if (raised === next) return;
  raised = next;
  for (const listener of listeners) listener();
};

/** The router's loading flag: raised when a nested route matched, cleared two seconds later (seed.md §2). */
export const routerLoading = {
  raise: (): void => {
    clearTimeout(timer);
    put(true);
    timer = setTimeout(() => {
      put(false);
    }, STANDS);
  },
  raised: (): boolean => raised,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
