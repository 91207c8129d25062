import { sqlState } from './sql-state.ts';

/** The disk is full or fails, the memory is used up, or what answers only reads (a standby after a failover). */
const unable = new Set(['53000', '53100', '53200', '58030', '25006']);

/** Whether the database answers but takes no changes now, through nobody's fault. */
export function isSavingAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null && unable.has(state)) return true;
  // A limit on the size of files, which PostgreSQL has no code of its own for.
  return (
    state === 'XX000' &&
    error instanceof Error &&
    /: (?:File too large|Disk quota exceeded)$/.test(error.message)
  );
}
