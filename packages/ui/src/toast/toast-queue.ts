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
  let notices: readonly ToastNotice[] = [];
  let lastId = 0;
  const watchers = new Set<() => void>();
  const replace = (next: readonly ToastNotice[]) => {
    notices = next;
    for (const watcher of watchers) watcher();
  };
  return {
    /** Adds a notice; the same text again replaces the standing one. Returns its id. */
    add: (text: string, tone: ToastTone): number => {
      lastId += 1;
      const others = notices.filter((notice) => notice.text !== text);
      replace([...others, { id: lastId, text, tone }].slice(-capacity));
      return lastId;
    },
    /** Takes a notice away. */
    remove: (id: number): void => {
      if (notices.some((notice) => notice.id === id)) replace(notices.filter((notice) => notice.id !== id));
    },
    /** The notices that stand now, oldest first; the same array until something changes. */
    list: (): readonly ToastNotice[] => notices,
    /** Calls `watcher` after each change until the returned function is called. */
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
};
