import { setPriority } from 'node:os';

/** Niceness of threads and processes that do large work: about a tenth of a processor that the event loop also wants. */
const niceness = 10;

/**
 * To be called in a thread or process for large work: the event loop and the database go first where processors are few. Only
 * Linux gives threads priorities of their own; elsewhere it would be that of the whole process.
 */
export function yieldToLoop(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, niceness);
  } catch {
    // Not allowed here: it does the same work with the same right.
  }
}
