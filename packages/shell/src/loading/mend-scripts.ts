import type { LocalStore } from '@zhantai/contract/client';

/** What of a window is used: it tells that a part did not load, and can be loaded anew. */
export interface MendablePage {
  addEventListener(type: string, listener: () => void): void;
  readonly location: { readonly pathname: string; reload(): void };
}

/** At most one reload by itself in so many milliseconds: what a reload does not mend is left to the reader. */
const RELOAD_INTERVAL_MS = 60_000;

let failed = false;

/** Whether a part of the page could not be loaded since it was opened. */
export const hasScriptFailed = (): boolean => failed;

let notified = false;

/**
 * After a new release the parts of an open page are gone from the server: loads the page anew, once, where nothing typed
 * stands on it and the server answers (seed.md §8, `LoadScript Error`). Where that cannot be done the reader is told, once.
 */
export function mendScripts(
  view: MendablePage,
  store: LocalStore,
  holding: () => boolean,
  tell: () => void,
): void {
  const mend = async () => {
    const answer = await fetch(view.location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (!answer.ok) return;
    const last = store.get('reloadedAt', 'session');
    const recent = typeof last === 'number' && Date.now() - last < RELOAD_INTERVAL_MS;
    if (!holding() && !recent && store.set('reloadedAt', Date.now(), 'session')) view.location.reload();
    else if (!notified) {
      notified = true;
      tell();
    }
  };
  view.addEventListener('vite:preloadError', () => {
    failed = true;
    // Without the network there is nothing to load; the page says so itself.
    mend().catch(() => undefined);
  });
}
