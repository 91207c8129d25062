import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<boolean>();

/**
 * Thrown in a call that turned out to be large, before it changed anything: a thread of its own answers it from its
 * beginning, so that the event loop goes on answering others.
 */
export class HandOver extends Error {
  override readonly name = 'HandOver';

  constructor() {
    super('This call is answered by a thread of its own');
  }
}

/** Runs what answers a call that may be handed over. */
export function mayHandOver<T>(work: () => T): T {
  return storage.run(true, work);
}

/** Whether whoever answers now can be relieved by throwing {@link HandOver}: not in such a thread, nor without a call. */
export function canHandOver(): boolean {
  return storage.getStore() === true;
}

/** @throws HandOver where what comes is large and a thread of its own can do it. */
export function handOverIf(isLarge: boolean): void {
  if (isLarge && canHandOver()) throw new HandOver();
}
