import type { TextStorage } from './local-store.ts';

/** The browser's storage, or a memory that lives as long as the page where the browser denies even the access to it. */
export function browserStorage(kind: 'local' | 'session'): TextStorage {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => {
        memory.set(key, value);
      },
      removeItem: (key) => {
        memory.delete(key);
      },
    };
  }
}
