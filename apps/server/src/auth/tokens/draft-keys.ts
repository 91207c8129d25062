import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { MissingDataKey } from '../../settings/data-keys.ts';
import type { Vault } from '../../platform/vault.ts';
import {
  lockDraftKeysOf,
  selectDraftKey,
  updateDraftKey,
  type DraftKeyOwner,
  type SealedDraftKey,
} from '../store/draft-keys.ts';

/**
 * Keys that drafts on people's devices are sealed with (docs/decisions): pages get an account's with its tokens and
 * keep it no longer than the session, so without the account nobody reads what lies on a device.
 */
export interface DraftKeys {
  /**
   * The key of an account in base64, made when it is asked for first. Empty while the data key is missing that sealed
   * it: signing in goes on, and what lies on devices waits.
   */
  of(database: Database, owner: DraftKeyOwner): Promise<string>;
  /** Gives an account another key: what was sealed with the one before opens nowhere any more. */
  change(database: Database, owner: DraftKeyOwner): Promise<void>;
}

const keyBytes = 32;

/** Bound to a sealed key: one account's opens as no other's. */
const placeOf = ({ tenantId, accountId }: DraftKeyOwner): string =>
  JSON.stringify(['draft key', tenantId, accountId]);

function seal(vault: Vault, owner: DraftKeyOwner, draftKey: unknown): SealedDraftKey {
  const { keyId, ciphertext } = vault.seal(draftKey, 'draft key', placeOf(owner));
  return { keyId, ciphertext };
}

const fresh = (): string => randomBytes(keyBytes).toString('base64');

/** @param vault loses with its keys the draft keys, and with them what lies on devices. */
export function createDraftKeys(vault: Vault): DraftKeys {
  return {
    async of(database, owner) {
      const kept =
        (await selectDraftKey(database, owner)) ??
        // Of two who ask at once the second gets what the first made.
        (await updateDraftKey(database, owner, seal(vault, owner, fresh()), false));
      try {
        return String(vault.open(kept, placeOf(owner)));
      } catch (error) {
        if (error instanceof MissingDataKey) return '';
        throw error;
      }
    },
    async change(database, owner) {
      await updateDraftKey(database, owner, seal(vault, owner, fresh()), true);
    },
  };
}

/**
 * Seals draft keys anew that one of these data keys sealed, at most `most`; what somebody else holds is left for later.
 * @param keyIds numbers of keys that `vault` opens.
 * @returns how many.
 */
export async function resealDraftKeys(
  database: Database,
  vault: Vault,
  keyIds: readonly string[],
  most: number,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const found = await lockDraftKeysOf(transaction, keyIds, most);
    for (const { owner, sealed } of found) {
      const anew = seal(vault, owner, vault.open(sealed, placeOf(owner)));
      await updateDraftKey(transaction, owner, anew, true);
    }
    return found.length;
  });
}
