import type { Database } from '../../../database/database.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import { selectTakenOptions } from '../../store/taken-options.ts';

/** How often all submissions of a form together take a limited option. */
export interface TakenTimes {
  /** The prop, or of a sub-table `prop/column`. */
  readonly place: string;
  readonly option: string;
  readonly times: number;
}

/** What is taken of the limited options of a form. */
export async function takenTimes(
  database: Database,
  scope: Scope,
  formId: string,
): Promise<readonly TakenTimes[]> {
  const taken = await selectTakenOptions(database, scope, formId, null);
  return taken.map(({ place, option, others }) => ({ place, option, times: others }));
}
