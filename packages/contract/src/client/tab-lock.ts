import type { TextStorage } from './local-store.ts';

/** Runs one task at a time over all tabs of this browser, and tells it whether another tab had to end first. */
export type TabLock = <T>(task: (waited: boolean) => Promise<T>) => Promise<T>;

/** A lease older than this belongs to a tab that is gone, milliseconds. */
const LEASE_MS = 35_000;
const POLL_MS = 60;

/**
 * A lock between tabs: the browser's own, or, where it has none (plain http on a network address), a lease in the
 * storage the tabs share. A refresh token used twice revokes its family, so two tabs must never renew at once.
 */
export function createTabLock(name: string, storage: TextStorage): TabLock {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return async (task) => {
      const done = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
        lock === null ? null : { value: await task(false) },
      );
      return done === null ? navigator.locks.request(name, async () => task(true)) : done.value;
    };
  }
  return async (task) => {
    const own = Math.random().toString(36).slice(2);
    await acquire(name, storage, own);
    try {
      // What the tab before wrote stands in the same storage as its lease: nothing of it is on its way.
      return await task(false);
    } finally {
      if (holder(name, storage)?.owner === own) storage.removeItem(name);
    }
  };
}

async function acquire(name: string, storage: TextStorage, own: string): Promise<void> {
  for (;;) {
    const current = holder(name, storage);
    if (current === null || current.until < Date.now()) {
      storage.setItem(name, `${own}:${Date.now() + LEASE_MS}`);
      // Another tab may have written in the same instant; the last writer wins and the others see it.
      await pause(POLL_MS / 2);
      if (holder(name, storage)?.owner === own) return;
    }
    await pause(POLL_MS);
  }
}

function holder(name: string, storage: TextStorage): { owner: string; until: number } | null {
  const [owner, until] = (storage.getItem(name) ?? '').split(':');
  if (owner === undefined || until === undefined) return null;
  return { owner, until: Number(until) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
