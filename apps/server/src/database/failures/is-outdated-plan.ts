import { sqlState } from './sql-state.ts';

/** The schema changed under a prepared statement, so that its answers have other columns now (a newer version started). */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    sqlState(error) === '0A000' &&
    error instanceof Error &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}
