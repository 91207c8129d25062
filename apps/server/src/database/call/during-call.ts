import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from './call.ts';

const storage = new AsyncLocalStorage<Call | null>();

/** Runs `work`, and whatever it begins, as part of a call; null: apart from any. */
export function duringCall<T>(call: Call | null, work: () => T): T {
  return storage.run(call, work);
}

/** The call that what runs now is part of. */
export function currentCall(): Call | null {
  return storage.getStore() ?? null;
}
