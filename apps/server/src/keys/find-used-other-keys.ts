import type { Database } from '../database/database.ts';
import { keyIdsOf, type DataKeys } from '../settings/data-keys.ts';
import { selectUsedKeys } from './store.ts';

/** Which of the other keys still open something. */
export async function findUsedOtherKeys(database: Database, keys: DataKeys): Promise<readonly string[]> {
  const [, ...others] = keyIdsOf(keys);
  const used = await selectUsedKeys(database);
  return others.filter((keyId) => used.includes(keyId));
}
