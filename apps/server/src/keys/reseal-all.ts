import { resealDraftKeys, resealFactors } from '../auth/index.ts';
import { resealBadgeKey } from '../badges/index.ts';
import type { Database } from '../database/database.ts';
import { resealContents, type FileServices } from '../files/index.ts';
import { keyIdsOf, type DataKeys } from '../settings/data-keys.ts';
import type { Vault } from '../platform/vault.ts';
import { resealAnswers } from '../submissions/index.ts';

const ANSWERS_AT_ONCE = 200;
const CONTENTS_AT_ONCE = 20;

/** What sealing anew works with. */
export interface ResealServices {
  readonly database: Database;
  readonly keys: DataKeys;
  readonly vault: Vault;
  readonly files: Pick<FileServices, 'database' | 'storage' | 'cipher'>;
  /** Whether the server is ending, which ends this too. */
  readonly isEnding: () => boolean;
  readonly failed: (error: unknown) => void;
}

/**
 * Seals everything anew that one of the other keys sealed, in small transactions; several processes share the work. New
 * things are sealed with the key that seals now at any time, so what is left only gets fewer.
 * @returns how many answers, files and draft keys were sealed.
 */
export async function resealAll(services: ResealServices): Promise<number> {
  const { database, keys, vault, files, isEnding, failed } = services;
  const [, ...others] = keyIdsOf(keys);
  if (others.length === 0) return 0;
  const rounds = [
    () => resealAnswers(database, vault, others, ANSWERS_AT_ONCE),
    () => resealDraftKeys(database, vault, others, ANSWERS_AT_ONCE),
    () => resealFactors(database, vault, others, ANSWERS_AT_ONCE),
    () => resealBadgeKey(database, vault, others),
    () => resealContents(files, others, CONTENTS_AT_ONCE, failed),
  ];
  let sealed = 0;
  for (const round of rounds) {
    for (let count = 1; count > 0 && !isEnding(); sealed += count) {
      count = await round();
    }
  }
  return sealed;
}
