/** The part of the browser's `Storage` that is used. */
export interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Values of this application in the browser, under prefixed keys (seed.md §9). */
export interface LocalStore {
  /** The value as it was stored, to be checked by the reader; undefined when there is none. */
  get(name: string, type?: 'session'): unknown;
  /**
   * Keeps a JSON value, in session storage when the type is given. False when the browser refuses (quota, privacy mode):
   * then only this page has it, for as long as it stands.
   */
  set(name: string, value: unknown, type?: 'session'): boolean;
  remove(name: string, type?: 'session'): void;
  /** Removes everything whose name begins like this. */
  removeAll(start: string, type?: 'session'): void;
  /** Names that begin like this. */
  names(start: string, type?: 'session'): readonly string[];
  /** When a value was written, in milliseconds; null where there is none. */
  writtenAt(name: string, type?: 'session'): number | null;
  /** The full key, for `storage` events of other tabs. */
  keyOf(name: string): string;
}

/** Makes a store; each value lies with its data type, its area and the time it was written, in milliseconds (seed.md §9). */
export function createLocalStore(
  prefix: string,
  local: TextStorage,
  session: TextStorage,
  now: () => number = Date.now,
): LocalStore {
  const keyOf = (name: string) => `${prefix}-${name}`;
  const areas = { local: withMemory(local), session: withMemory(session) };
  const areaOf = (type: 'session' | undefined) => areas[type ?? 'local'];
  const entryOf = (name: string, type: 'session' | undefined): object | null => {
    try {
      const kept: unknown = JSON.parse(areaOf(type).getItem(keyOf(name)) ?? 'null');
      return typeof kept === 'object' ? kept : null;
    } catch {
      return null;
    }
  };
  const names = (start: string, type?: 'session'): readonly string[] => {
    try {
      const area = areaOf(type);
      return area
        .keys()
        .filter((key) => key.startsWith(keyOf(start)))
        .map((key) => key.slice(keyOf('').length));
    } catch {
      return [];
    }
  };
  return {
    keyOf,
    names,
    get(name, type) {
      const kept = entryOf(name, type);
      if (kept === null || !('content' in kept)) return undefined;
      return 'dataType' in kept && kept.dataType === typeof kept.content ? kept.content : undefined;
    },
    writtenAt(name, type) {
      const kept = entryOf(name, type);
      return kept !== null && 'datetime' in kept && typeof kept.datetime === 'number' ? kept.datetime : null;
    },
    set(name, value, type) {
      try {
        const entry = { dataType: typeof value, content: value, type: type ?? 'local', datetime: now() };
        areaOf(type).setItem(keyOf(name), JSON.stringify(entry));
        return true;
      } catch {
        return false;
      }
    },
    remove(name, type) {
      try {
        areaOf(type).removeItem(keyOf(name));
      } catch {
        // A browser that keeps nothing has nothing to remove.
      }
    },
    removeAll(start, type) {
      for (const name of names(start, type)) this.remove(name, type);
    },
  };
}

/** A storage, and beside it what it refused to keep, for as long as the page stands. */
function withMemory(area: TextStorage) {
  const memory = new Map<string, string>();
  return {
    keys: (): readonly string[] => [
      ...memory.keys(),
      ...Array.from({ length: area.length }, (_, index) => area.key(index) ?? ''),
    ],
    getItem: (key: string): string | null => memory.get(key) ?? area.getItem(key),
    /** Throws where only the page has it. */
    setItem(key: string, value: string): void {
      memory.set(key, value);
      area.setItem(key, value);
      memory.delete(key);
    },
    removeItem(key: string): void {
      memory.delete(key);
      area.removeItem(key);
    },
  };
}
