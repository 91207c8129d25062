import { ApiError, callFailed } from '@zhantai/contract/client';
import { createStore } from 'zustand/vanilla';

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
  const { getState, setState, subscribe } = createStore<ResourceState<T>>(() => ({ status: 'idle' }));
  let turn = 0;
  return {
    state: getState,
    subscribe,
    async load() {
      turn += 1;
      const mine = turn;
      if (getState().status !== 'ready') setState({ status: 'loading' }, true);
      try {
        const data = await ask();
        if (mine === turn) setState({ status: 'ready', data }, true);
      } catch (error) {
        if (mine !== turn || getState().status === 'ready') return;
        setState(
          { status: 'failed', error: error instanceof ApiError ? error : callFailed('BAD_ANSWER') },
          true,
        );
      }
    },
    reset() {
      turn += 1;
      setState({ status: 'idle' }, true);
    },
  };
}
