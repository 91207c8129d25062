import { createStore } from 'zustand/vanilla';

/** How long the flag stands after a navigation, milliseconds (seed.md §9). */
const FLAG_MS = 2000;

const store = createStore(() => false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The router's loading flag: raised when a nested route matched, cleared two seconds later (seed.md §2). */
export const routerLoading = {
  raise: (): void => {
    clearTimeout(timer);
    store.setState(true, true);
    timer = setTimeout(() => {
      store.setState(false, true);
    }, FLAG_MS);
  },
  raised: store.getState,
  subscribe: store.subscribe,
};
