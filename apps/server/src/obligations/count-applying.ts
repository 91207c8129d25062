import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { selectApplying } from './store/counts.ts';

/** Of a form: to how many exhibitors it applies, and how often it was not begun. */
export interface ApplyingCount {
  readonly applies: number;
  readonly none: number;
}

/**
 * Counts to whom forms apply, by form, within halls (empty: all). Of forms that come after others, whose turn is known of
 * each exhibitor alone; up to two seconds late, as obligations are.
 */
export async function countApplying(
  database: Database,
  scope: Scope,
  formIds: readonly string[],
  { halls }: { readonly halls: readonly string[] },
): Promise<ReadonlyMap<string, ApplyingCount>> {
  return formIds.length === 0 ? new Map() : selectApplying(database, scope, formIds, halls);
}
