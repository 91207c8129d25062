import type { Section, SectionProgress, Session } from '@zhantai/engine';

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
  const listeners = new Set<() => void>();
  let counted: readonly SectionProgress[] | null = null;
  let stop: (() => void) | null = null;
  let due: ReturnType<typeof setTimeout> | null = null;

  const count = (): readonly SectionProgress[] => {
    const before = counted;
    const now = session.sections.map((section: Section) => session.progress(section));
    counted = before !== null && before.every((was, at) => isSame(was, now[at])) ? before : now;
    return counted;
  };
  const recount = (): void => {
    due = null;
    const before = counted;
    if (count() !== before) listeners.forEach((listener) => listener());
  };
  const changed = (): void => {
    due ??= setTimeout(recount, 0);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (stop === null) {
        stop = session.subscribeProgress(changed);
        // What changed between the first render and now had nobody to tell.
        count();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        if (due !== null) clearTimeout(due);
        due = null;
        counted = null;
      };
    },
    sections: () => counted ?? count(),
  };
}

function isSame(a: SectionProgress, b: SectionProgress | undefined): boolean {
  return b !== undefined && a.total === b.total && a.done === b.done && a.gaps === b.gaps;
}
