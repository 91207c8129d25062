import {
  browserStorage,
  createLocalStore,
  createSessionStore,
  createTabLock,
  type LocalStore,
  type SessionStore,
  type TabLock,
} from '@zhantai/contract/client';

/** Prefix of everything that the portal keeps in the browser (seed.md §9). */
export const portalStorage = 'zhantai-portal';

/** What an application keeps in the browser. */
export interface AppStorage {
  readonly store: LocalStore;
  readonly session: SessionStore;
  /** Held by the tab that renews the session. */
  readonly lock: TabLock;
}

/**
 * Opens what an application keeps under its prefix.
 * @param exhibitionOf of the page, null before it is known: a session of another exhibition is none here.
 * @param inTab keeps all of it in this tab alone.
 */
export function openStorage(prefix: string, exhibitionOf?: () => string | null, inTab?: boolean): AppStorage {
  const local = browserStorage(inTab === true ? 'session' : 'local');
  const store = createLocalStore(prefix, local, browserStorage('session'));
  return {
    store,
    session: createSessionStore(store, exhibitionOf),
    lock: createTabLock(`${prefix}-renew`, local),
  };
}
