import { createStore } from 'zustand/vanilla';

/** A page that must not be left without asking: `leave` goes on when the person agrees. Returns true when it holds. */
export type Hold = (leave: () => void) => boolean;

/** The address after `#`, with history, and with a page's right to ask before it is left. */
export interface HashLocation {
  /** `/path?query`. */
  readonly current: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly go: (to: string, manner?: { readonly replace?: boolean; readonly force?: boolean }) => void;
  readonly back: () => void;
  /** The page that stands here has another address from now on; nothing is left and nothing arrives. */
  readonly rename: (to: string) => void;
  /** Whether this address is one that the page gave itself. */
  readonly isRenamed: (address: string) => boolean;
  /** Goes on with something that leaves the page, once the page lets go. */
  readonly ask: (proceed: () => void) => void;
  /** Only one page holds at a time. Returns the release function. */
  readonly hold: (hold: Hold) => () => void;
}

/** Makes the location over the window's history. Every entry carries its place, so that a refused step can be undone. */
export function createHashLocation(view: Window): HashLocation {
  // A new state whenever something may be told, also of the same address.
  const store = createStore(() => ({ address: read(view) }));
  const current = () => store.getState().address;
  let at = placeOf(view.history.state) ?? 0;
  let holding: Hold | null = null;
  let undoing = false;
  let renamed: string | null = null;

  view.history.replaceState({ place: at }, '');

  const tell = () => {
    const address = read(view);
    if (address !== renamed) renamed = null;
    store.setState({ address });
  };

  view.addEventListener('popstate', () => {
    if (undoing) {
      undoing = false;
      return;
    }
    if (read(view) === current()) return;
    const arrived = placeOf(view.history.state);
    const to = arrived ?? at + 1;
    const step = to - at;
    // A followed link or a typed address made an entry without a place.
    if (arrived === null) view.history.replaceState({ place: to }, '');
    const proceed = () => {
      if (step === 0) return;
      holding = null;
      view.history.go(step);
    };
    if (holding?.(proceed) === true && step !== 0) {
      undoing = true;
      view.history.go(-step);
      return;
    }
    at = to;
    tell();
  });

  const go: HashLocation['go'] = (to, { replace = false, force = false } = {}) => {
    if (to === current()) return;
    const proceed = () => {
      holding = null;
      go(to, { replace, force: true });
    };
    if (!force && holding?.(proceed) === true) return;
    if (replace) view.history.replaceState({ place: at }, '', `#${to}`);
    else {
      at += 1;
      view.history.pushState({ place: at }, '', `#${to}`);
    }
    tell();
  };

  return {
    current,
    subscribe: store.subscribe,
    go,
    back() {
      if (at > 0) view.history.back();
      else go('/');
    },
    rename(to) {
      view.history.replaceState({ place: at }, '', `#${to}`);
      renamed = to;
      tell();
    },
    isRenamed: (one) => one === renamed,
    ask(proceed) {
      const free = () => {
        holding = null;
        proceed();
      };
      if (holding?.(free) !== true) proceed();
    },
    hold(hold) {
      holding = hold;
      return () => {
        if (holding === hold) holding = null;
      };
    },
  };
}

function read(view: Window): string {
  const text = view.location.hash.replace(/^#?\/?/, '');
  return `/${text}`;
}

function placeOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  return typeof state.place === 'number' ? state.place : null;
}
