import type { DictionarySource, Option } from '@zhantai/engine';
import type { FormServices } from '../context/form-services.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Options of one request, and how far it is. */
export interface OptionEntry {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly Option[];
}

/** One request of a dictionary; the same key is the same request (engine.md §5). */
export interface OptionRequest {
  readonly key: string;
  readonly source: DictionarySource;
  readonly query: Readonly<Record<string, string>>;
}

/** Dictionaries of one page: however many fields ask, one request each. */
export interface OptionStore {
  entry(key: string): OptionEntry;
  /** A request nobody waits for any more is cancelled. */
  subscribe(key: string, listener: () => void): () => void;
  /** Starts the request unless it is under way or done; resolves to null when it failed. */
  load(request: OptionRequest): Promise<readonly Option[] | null>;
}

const idle: OptionEntry = { status: 'idle', options: [] };
const loading: OptionEntry = { status: 'loading', options: [] };
const failed: OptionEntry = { status: 'failed', options: [] };

interface Slot {
  readonly store: StoreApi<OptionEntry>;
  watchers: number;
  running: { readonly promise: Promise<readonly Option[] | null>; readonly abort: AbortController } | null;
}

const stores = new WeakMap<FormServices, OptionStore>();

/** The store that belongs to a page's services. */
export function optionStore(services: FormServices): OptionStore {
  const known = stores.get(services);
  if (known !== undefined) return known;
  const store = createOptionStore(services.loadOptions);
  stores.set(services, store);
  return store;
}

/** A store over one way to load. */
export function createOptionStore(loadOptions: FormServices['loadOptions']): OptionStore {
  const slots = new Map<string, Slot>();
  const slotOf = (key: string): Slot => {
    const known = slots.get(key);
    if (known !== undefined) return known;
    const slot: Slot = { store: createStore(() => idle), watchers: 0, running: null };
    slots.set(key, slot);
    return slot;
  };
  const run = async (slot: Slot, request: OptionRequest, abort: AbortController) => {
    try {
      const options = await loadOptions(request.source, request.query, abort.signal);
      if (abort.signal.aborted) return null;
      slot.running = null;
      slot.store.setState({ status: 'ready', options }, true);
      return options;
    } catch {
      if (abort.signal.aborted) return null;
      slot.running = null;
      slot.store.setState(failed, true);
      return null;
    }
  };
  return {
    entry: (key) => slots.get(key)?.store.getState() ?? idle,
    subscribe(key, listener) {
      const slot = slotOf(key);
      const stop = slot.store.subscribe(listener);
      slot.watchers += 1;
      return () => {
        stop();
        slot.watchers -= 1;
        if (slot.watchers > 0 || slot.running === null) return;
        slot.running.abort.abort();
        slot.running = null;
        slot.store.setState(idle, true);
      };
    },
    load(request) {
      const slot = slotOf(request.key);
      const { status, options } = slot.store.getState();
      if (status === 'ready') return Promise.resolve(options);
      if (slot.running !== null) return slot.running.promise;
      const abort = new AbortController();
      const promise = run(slot, request, abort);
      slot.running = { promise, abort };
      slot.store.setState(loading, true);
      return promise;
    },
  };
}
