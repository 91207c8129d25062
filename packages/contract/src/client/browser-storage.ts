import type { TextStorage } from './local-store.ts';
import { memoryStorage } from './memory-storage.ts';

/** The browser's storage, or a memory that lives as long as the page where the browser denies even the access to it. */
export function browserStorage(kind: 'local' | 'session'): TextStorage {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return memoryStorage();
  }
}
