import { apartFromCall } from './call/hand-over.ts';
import { currentCall } from './call/during-call.ts';
import type { Changes } from './changes.ts';
import { changesOf } from './create-database.ts';
import type { Database } from './database.ts';

/** What was read from the database and holds until the database tells that it changed. */
export interface Cache<T> {
  /** What `load` gives for this key, or gave before. A transaction reads for itself; nothing (null) is not remembered. */
  get(database: Database, key: string, load: () => Promise<T | null>): Promise<T | null>;
}

/** Entries that one process keeps; those kept longest make room. */
const most = 20_000;

/** @param dependsOn what a value was made of, each as the database tells of it: `kind id` (migration 0015). */
export function createCache<T>(dependsOn: (value: T) => readonly string[]): Cache<T> {
  const kept = new WeakMap<Changes, Entries<T>>();
  const entriesOf = (changes: Changes): Entries<T> => {
    const known = kept.get(changes);
    if (known !== undefined) return known;
    const entries = new Entries(dependsOn);
    kept.set(changes, entries);
    changes.tell(entries);
    return entries;
  };
  return {
    async get(database, key, load) {
      const changes = changesOf(database);
      // What a call did and did not commit yet is for itself, as in a transaction.
      if (changes === null || currentCall()?.holds === true) return load();
      const entries = entriesOf(changes);
      const known = changes.complete ? entries.get(key) : undefined;
      if (known !== undefined) return known;
      const before = changes.count;
      // What is not there may have been made since: only what is found is for others too.
      const underWay = changes.complete ? entries.loading(key, before) : undefined;
      const shared = underWay === undefined ? null : await underWay.catch(() => null);
      if (shared !== null) return shared;
      // It is read for all who come after, and for those who ask meanwhile.
      const loaded = apartFromCall(load).then((value) => {
        if (value !== null && changes.complete && changes.count === before) entries.keep(key, value);
        return value;
      });
      entries.load(key, before, loaded);
      return loaded;
    },
  };
}

class Entries<T> {
  readonly #dependsOn: (value: T) => readonly string[];
  readonly #values = new Map<string, T>();
  /** What is being read, and since which change. */
  readonly #loads = new Map<string, { readonly since: number; readonly loaded: Promise<T | null> }>();
  /** Keys of the values that were made of something. */
  readonly #madeOf = new Map<string, Set<string>>();

  constructor(dependsOn: (value: T) => readonly string[]) {
    this.#dependsOn = dependsOn;
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  /** What is being read for somebody since this change: whoever asks after another must read for themselves. */
  loading(key: string, since: number): Promise<T | null> | undefined {
    const load = this.#loads.get(key);
    return load?.since === since ? load.loaded : undefined;
  }

  load(key: string, since: number, loaded: Promise<T | null>): void {
    const load = { since, loaded };
    this.#loads.set(key, load);
    const end = (): void => {
      if (this.#loads.get(key) === load) this.#loads.delete(key);
    };
    loaded.then(end, end);
  }

  keep(key: string, value: T): void {
    this.#forget(key);
    const [oldest] = this.#values.keys();
    if (this.#values.size >= most && oldest !== undefined) this.#forget(oldest);
    this.#values.set(key, value);
    for (const what of this.#dependsOn(value)) {
      const keys = this.#madeOf.get(what) ?? new Set();
      this.#madeOf.set(what, keys.add(key));
    }
  }

  changed(what: string): void {
    for (const key of this.#madeOf.get(what) ?? []) this.#forget(key);
  }

  lost(): void {
    this.#values.clear();
    this.#madeOf.clear();
  }

  #forget(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    for (const what of this.#dependsOn(value)) {
      const keys = this.#madeOf.get(what);
      keys?.delete(key);
      if (keys?.size === 0) this.#madeOf.delete(what);
    }
  }
}
