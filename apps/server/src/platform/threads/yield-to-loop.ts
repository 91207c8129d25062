import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Niceness of what does large work: about a tenth of a processor that the event loop also wants. */
const NICENESS = 10;

/**
 * To be called in a thread for large work: the event loop and the database go first where processors are few. Only Linux
 * gives threads priorities of their own; elsewhere it would be that of the whole process.
 */
export function yieldToLoop(): void {
  if (process.platform === 'linux') giveWay(0);
}

/** As {@link yieldToLoop}, in a process for large work: all threads that it has, and so those that they begin. */
export function yieldProcess(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) giveWay(thread);
}

function giveWay(thread: number): void {
  try {
    setPriority(thread, NICENESS);
  } catch {
    // Not allowed here, or over meanwhile: it does the same work with the same right.
  }
}
