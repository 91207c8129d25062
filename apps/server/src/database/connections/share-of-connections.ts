/** Connections of a process outside its pool: the one on which it hears of changes. */
const OUTSIDE_POOL = 1;
/** Processes that a database has room for, so that the next one can start before the last one ends. */
const PROCESSES = 2;
const least = 2;

/**
 * How many connections the pool of a process may have.
 * @param free that the database has for all who are like it; null where that is a proxy's business.
 * @param wanted by a process.
 */
export function shareOfConnections(free: number | null, wanted: number): number {
  if (free === null) return wanted;
  return Math.max(least, Math.min(wanted, Math.floor(free / PROCESSES) - OUTSIDE_POOL));
}
