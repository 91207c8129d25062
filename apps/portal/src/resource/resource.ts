import { ApiError, callFailed } from '@zhantai/contract/client';

/** What is known of something the server holds. A failed refresh keeps the data it had. */
export type ResourceState<T> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'ready'; readonly data: T };

/** Something the server holds, shared by all who show it. */
export interface Resource<T> {
  readonly state: () => ResourceState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server; data that is here stays shown meanwhile. */
  readonly load: () => Promise<void>;
  /** Forgets, as after a change of the session or the language. */
  readonly reset: () => void;
}

/** Makes a resource; of overlapping loads the last one counts. */
export function createResource<T>(ask: () => Promise<T>): Resource<T> {
  let state: ResourceState<T> = { status: 'idle' };
  let turn = 0;
  const listeners = new Set<() => void>();
  const put = (next: ResourceState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async load() {
      turn += 1;
      const mine = turn;
      if (state.status !== 'ready') put({ status: 'loading' });
      try {
        const data = await ask();
        if (mine === turn) put({ status: 'ready', data });
      } catch (error) {
        if (mine !== turn || state.status === 'ready') return;
        put({ status: 'failed', error: error instanceof ApiError ? error : callFailed('BAD_ANSWER') });
      }
    },
    reset() {
      turn += 1;
      put({ status: 'idle' });
    },
  };
}
