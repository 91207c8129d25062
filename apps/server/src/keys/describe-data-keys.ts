import type { Database } from '../database/database.ts';
import { keyIdsOf, type DataKeys } from '../settings/data-keys.ts';
import { selectKeyUse } from './store.ts';

/** For `npm run admin -- data-keys`: a line for each key, and whether an older one may be taken away. */
export async function describeDataKeys(database: Database, keys: DataKeys): Promise<string> {
  const [current, ...others] = keyIdsOf(keys);
  const use = await selectKeyUse(database);
  const line = (keyId: string, what: string): string => {
    const { answers = 0, contents = 0, draftKeys = 0 } = use.find((one) => one.keyId === keyId) ?? {};
    return `${keyId}  ${what}: ${answers} answers, ${contents} files, ${draftKeys} draft keys`;
  };
  const unknown = use
    .map(({ keyId }) => keyId)
    .filter((keyId) => keyId !== current && !others.includes(keyId));
  const idle = others.filter((keyId) => !use.some((one) => one.keyId === keyId));
  return [
    line(current, 'DATA_KEY, seals'),
    ...others.map((keyId) => line(keyId, 'DATA_KEY_OTHERS, opens')),
    ...unknown.map((keyId) => line(keyId, 'missing, cannot be opened')),
    ...idle.map((keyId) => `Nothing is sealed with ${keyId} any more: it may leave DATA_KEY_OTHERS.`),
  ].join('\n');
}
