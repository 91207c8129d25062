import type { Section, SectionProgress, Session } from '@zhantai/engine';
import { createStore } from 'zustand/vanilla';

/** Progress of every section of one session, recounted once after a burst of changes. */
export interface ProgressStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** A new array exactly when a number in it changed; in the order of `session.sections`. */
  readonly sections: () => readonly SectionProgress[];
}

const stores = new WeakMap<Session, ProgressStore>();

/** The store of a session: however many parts of a page show progress, it is counted once. */
export function progressStore(session: Session): ProgressStore {
  const known = stores.get(session);
  if (known !== undefined) return known;
  const store = createProgressStore(session);
  stores.set(session, store);
  return store;
}

function createProgressStore(session: Session): ProgressStore {
  const store = createStore<readonly SectionProgress[] | null>(() => null);
  let watchers = 0;
  let stop: (() => void) | null = null;
  let due: ReturnType<typeof setTimeout> | null = null;

  const count = (): readonly SectionProgress[] => {
    const before = store.getState();
    const now = session.sections.map((section: Section) => session.progress(section));
    if (before !== null && before.every((was, at) => isSame(was, now[at]))) return before;
    store.setState(now, true);
    return now;
  };
  const recount = (): void => {
    due = null;
    count();
  };
  const changed = (): void => {
    due ??= setTimeout(recount, 0);
  };
  return {
    subscribe(listener) {
      if (stop === null) {
        stop = session.subscribeProgress(changed);
        // What changed between the first render and now had nobody to tell.
        count();
      }
      const unsubscribe = store.subscribe(listener);
      watchers += 1;
      return () => {
        unsubscribe();
        watchers -= 1;
        if (watchers > 0) return;
        stop?.();
        stop = null;
        if (due !== null) clearTimeout(due);
        due = null;
        store.setState(null, true);
      };
    },
    sections: () => store.getState() ?? count(),
  };
}

function isSame(a: SectionProgress, b: SectionProgress | undefined): boolean {
  return b !== undefined && a.total === b.total && a.done === b.done && a.gaps === b.gaps;
}
