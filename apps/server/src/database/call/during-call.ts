import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from './call.ts';

const storage = new AsyncLocalStorage<Call | null>();

/** Runs `work`, and whatever it begins, as part of a call; null: apart from any. */
export function duringCall<T>(call: Call | null, work: () => T): T {
  return storage.run(call, work);
}

const kept = new AsyncLocalStorage<true>();

/**
 * Runs statements that stand also where what the call does around them is undone, such as counts: whoever is refused
 * has asked all the same.
 */
export function keptWhenUndone<T>(work: () => T): T {
  return kept.run(true, work);
}

/** Whether what runs now is {@link keptWhenUndone}. */
export function isKeptWhenUndone(): boolean {
  return kept.getStore() === true;
}

/** The call that what runs now is part of. */
export function currentCall(): Call | null {
  return storage.getStore() ?? null;
}
