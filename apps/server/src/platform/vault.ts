import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { idCardText } from '@zhantai/engine';
import { deriveKeys, MissingDataKey, type DataKeys } from '../settings/data-keys.ts';

/** A sensitive value as it is stored: unreadable without the key, yet comparable. */
export interface SealedValue {
  /** Number of the data key that sealed it. */
  readonly keyId: string;
  /** 12 bytes nonce, 16 bytes tag, then the encrypted JSON. */
  readonly ciphertext: Buffer;
  /** Equal for equal values of a kind under one key, and tells nothing else. */
  readonly blindIndex: Buffer;
}

/** Seals sensitive values with AES-256-GCM and opens them again. */
export interface Vault {
  /** Number of the data key that seals. */
  readonly keyId: string;
  /** @param place bound to the value: what was sealed for one place cannot be opened in another. */
  seal(value: unknown, kind: string, place: string): SealedValue;
  /** Every blind index that a stored value of this kind may have, one for each key, that of {@link seal} first. */
  indexes(value: unknown, kind: string): BlindIndexes;
  /** @throws MissingDataKey; any Error if the value was altered or moved. */
  open(sealed: Pick<SealedValue, 'keyId' | 'ciphertext'>, place: string): unknown;
}

/** Blind indexes of one value, one for each key. */
export type BlindIndexes = readonly [Buffer, ...Buffer[]];

/** Losing the keys loses what they sealed. */
export function createVault(keys: DataKeys): Vault {
  const [sealing] = deriveKeys(keys, 'zhantai answers');
  const opening = new Map(deriveKeys(keys, 'zhantai answers').map(({ keyId, key }) => [keyId, key]));
  const [indexing, ...others] = deriveKeys(keys, 'zhantai blind index');
  const indexes = (value: unknown, kind: string): BlindIndexes => {
    const text = `${kind}\n${normalised(value)}`;
    const under = (key: Buffer): Buffer => createHmac('sha256', key).update(text).digest();
    return [under(indexing.key), ...others.map(({ key }) => under(key))];
  };
  return {
    keyId: sealing.keyId,
    indexes,
    seal(value, kind, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing.key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return {
        keyId: sealing.keyId,
        ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), body]),
        blindIndex: indexes(value, kind)[0],
      };
    },
    open({ keyId, ciphertext }, place) {
      const key = opening.get(keyId);
      if (key === undefined) throw new MissingDataKey(keyId);
      const decipher = createDecipheriv('aes-256-gcm', key, ciphertext.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(ciphertext.subarray(12, 28));
      const body = Buffer.concat([decipher.update(ciphertext.subarray(28)), decipher.final()]);
      const value: unknown = JSON.parse(body.toString('utf8'));
      return value;
    },
  };
}

/** The same number typed with blanks, dashes or a small x is the same number. */
function normalised(value: unknown): string {
  return typeof value === 'string' ? idCardText(value) : JSON.stringify(value);
}
