import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A sensitive value as it is stored: unreadable without the key, yet comparable. */
export interface SealedValue {
  /** Which key sealed it. */
  readonly keyId: string;
  /** 12 bytes nonce, 16 bytes tag, then the encrypted JSON. */
  readonly ciphertext: Buffer;
  /** Equal for equal values of a kind, and tells nothing else. */
  readonly blindIndex: Buffer;
}

/** Seals sensitive answers with AES-256-GCM and opens them again. */
export interface Vault {
  /** @param place bound to the value: what was sealed for one place cannot be opened in another. */
  seal(value: unknown, kind: string, place: string): SealedValue;
  /** Equal for equal values of a kind, as {@link SealedValue}. */
  index(value: unknown, kind: string): Buffer;
  /** @throws if the key is another one, or anything was altered. */
  open(sealed: Pick<SealedValue, 'keyId' | 'ciphertext'>, place: string): unknown;
}

/** @param dataKey 32 bytes; losing them loses what they sealed. */
export function createVault(dataKey: Buffer): Vault {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  const sealingKey = derive('zhantai answers');
  const indexKey = derive('zhantai blind index');
  const keyId = createHash('sha256').update(derive('zhantai key id')).digest('hex').slice(0, 16);
  const index = (value: unknown, kind: string): Buffer =>
    createHmac('sha256', indexKey)
      .update(`${kind}\n${normalised(value)}`)
      .digest();
  return {
    index,
    seal(value, kind, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return {
        keyId,
        ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), body]),
        blindIndex: index(value, kind),
      };
    },
    open(sealed, place) {
      if (sealed.keyId !== keyId)
        throw new Error(`An answer was sealed with the key ${sealed.keyId}, not ${keyId}.`);
      const { ciphertext } = sealed;
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, ciphertext.subarray(0, 12))
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
  return typeof value === 'string'
    ? value.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
    : JSON.stringify(value);
}
