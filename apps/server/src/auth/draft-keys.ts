import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { selectDraftKey, updateDraftKey, type SealedDraftKey } from './store/draft-keys.ts';

/** Whose drafts. */
export interface DraftOwner {
  readonly tenantId: string;
  readonly accountId: string;
}

/**
 * Keys that drafts on people's devices are sealed with (docs/decisions): pages get an account's with its tokens and
 * keep it no longer than the session, so without the account nobody reads what lies on a device.
 */
export interface DraftKeys {
  /** The key of an account in base64, made when it is asked for first. */
  of(database: Database, owner: DraftOwner): Promise<string>;
  /** Gives an account another key: what was sealed with the one before opens nowhere any more. */
  change(database: Database, owner: DraftOwner): Promise<void>;
}

const cipher = 'aes-256-gcm';
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/** Bound to a sealed key: one account's opens as no other's. */
const placeOf = ({ tenantId, accountId }: DraftOwner): Buffer =>
  Buffer.from(JSON.stringify(['draft key', tenantId, accountId]));

/** @param dataKey of this installation; without it the draft keys are lost, and with them what lies on devices. */
export function createDraftKeys(dataKey: Buffer): DraftKeys {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  const key = derive('zhantai draft keys');
  const keyId = createHash('sha256').update(derive('zhantai key id')).digest('hex').slice(0, 16);

  const seal = (owner: DraftOwner, draftKey: Buffer): SealedDraftKey => {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, key, nonce).setAAD(placeOf(owner));
    const body = Buffer.concat([sealing.update(draftKey), sealing.final()]);
    return { keyId, sealed: Buffer.concat([nonce, sealing.getAuthTag(), body]) };
  };
  const open = (owner: DraftOwner, { sealed }: SealedDraftKey): Buffer => {
    const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes))
      .setAAD(placeOf(owner))
      .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
  };

  return {
    async of(database, owner) {
      const kept = await selectDraftKey(database, owner);
      if (kept !== null) return open(owner, kept).toString('base64');
      const made = seal(owner, randomBytes(keyBytes));
      // Of two who ask at once the second gets what the first made.
      return open(owner, await updateDraftKey(database, owner, made, false)).toString('base64');
    },
    async change(database, owner) {
      await updateDraftKey(database, owner, seal(owner, randomBytes(keyBytes)), true);
    },
  };
}
