import type { TextStorage } from './local-store.ts';

/** A storage that lives as long as the page. */
export function memoryStorage(): TextStorage {
  const memory = new Map<string, string>();
  return {
    get length() {
      return memory.size;
    },
    key: (index) => [...memory.keys()][index] ?? null,
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
    },
  };
}
