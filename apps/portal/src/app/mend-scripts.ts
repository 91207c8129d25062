import type { LocalStore } from '@zhantai/contract/client';

/** At most one reload by itself in so many milliseconds: what a reload does not mend is left to the reader. */
const PAUSE = 60_000;

let failed = false;

/** Whether a part of the page could not be loaded since it was opened. */
export const hasScriptFailed = (): boolean => failed;

/**
 * After a new release the parts of an open page are gone from the server: loads the page anew, once, where nothing typed
 * stands on it and the server answers (seed.md §8, `LoadScript Error`).
 */
export function mendScripts(view: Window, store: LocalStore, holding: () => boolean): void {
  const mend = async () => {
    const last = store.get('reloadedAt', 'session');
    if (holding() || (typeof last === 'number' && Date.now() - last < PAUSE)) return;
    const answer = await fetch(view.location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (answer.ok && store.set('reloadedAt', Date.now(), 'session')) view.location.reload();
  };
  view.addEventListener('vite:preloadError', () => {
    failed = true;
    // Without the network there is nothing to load; the page says so itself.
    mend().catch(() => undefined);
  });
}
