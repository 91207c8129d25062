import type { TextStorage } from './local-store.ts';

/** The browser's storage; where the browser denies even the access to it, one that keeps nothing. */
export function browserStorage(kind: 'local' | 'session'): TextStorage {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return denied;
  }
}

const denied: TextStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('The browser keeps nothing.');
  },
  removeItem: () => undefined,
};
