import { sqlState } from './sql-state.ts';

const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Whether an error only says that the database cannot be reached now: it restarts, or has no free connection. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  // Connection exceptions, shutdown and start-up, too many connections. A breach of the protocol (08P01) is none: it is
  // what a statement with too many parameters gets, and it gets the same at every try.
  if (state !== null) return /^(08(?!P01)...|57P0[1-5]|53300)$/.test(state);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && sockets.has(error.code)) return 'syscall' in error;
  // What the pool and the client say when a connection is lost has no code.
  return /^(Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed))/.test(
    error.message,
  );
}
