import { createStore } from 'zustand/vanilla';

/** How a notice reads: `done` with a check, `failed` with the warning sign, `plain` with neither. */
export type ToastTone = 'done' | 'failed' | 'plain';

/** One notice on the screen. */
export interface ToastNotice {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

/** At most this many notices stand at once; an older one makes way. */
const capacity = 3;

/** A queue of notices that others can watch; it keeps no time. */
export const createToastQueue = () => {
  const store = createStore<readonly ToastNotice[]>(() => []);
  let lastId = 0;
  return {
    /** Adds a notice; the same text again replaces the standing one. Returns its id. */
    add: (text: string, tone: ToastTone): number => {
      lastId += 1;
      const others = store.getState().filter((notice) => notice.text !== text);
      store.setState([...others, { id: lastId, text, tone }].slice(-capacity), true);
      return lastId;
    },
    /** Takes a notice away. */
    remove: (id: number): void => {
      const others = store.getState().filter((notice) => notice.id !== id);
      if (others.length < store.getState().length) store.setState(others, true);
    },
    /** The notices that stand now, oldest first; the same array until something changes. */
    list: store.getState,
    /** Calls a watcher after each change until the returned function is called. */
    watch: store.subscribe,
  };
};
