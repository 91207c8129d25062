import { AsyncLocalStorage } from 'node:async_hooks';

/** A call while it is answered. */
interface Answering {
  /** It may be made again whatever it did: nobody asks for a change with it. */
  readonly isSafe: boolean;
  changed: boolean;
}

const storage = new AsyncLocalStorage<Answering | null>();

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

/** Runs what answers a call that may be handed over. @param isSafe it only reads. */
export function mayHandOver<T>(isSafe: boolean, work: () => T): T {
  return storage.run({ isSafe, changed: false }, work);
}

/** Runs what is no change of the call (it counts, or remembers for all), and is never broken off. */
export function apartFromCall<T>(work: () => T): T {
  return storage.getStore() === undefined ? work() : storage.run(null, work);
}

/** The call that runs changes something: from now on it is answered here. */
export function noteChange(): void {
  const answering = storage.getStore();
  if (answering !== undefined && answering !== null) answering.changed = true;
}

/** Whether whoever answers now can be relieved by throwing {@link HandOver}: not in such a thread, nor without a call. */
export function canHandOver(): boolean {
  const answering = storage.getStore();
  return answering !== undefined && answering !== null && (answering.isSafe || !answering.changed);
}

/** @throws HandOver where what comes is large and a thread of its own can do it. */
export function handOverIf(isLarge: boolean): void {
  if (isLarge && canHandOver()) throw new HandOver();
}
