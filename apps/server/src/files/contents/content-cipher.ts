import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Transform } from 'node:stream';
import { deriveKeys, MissingDataKey, type DataKeys } from '../../settings/data-keys.ts';
import type { BlobKey } from '../storage/file-storage.ts';
import { openStream } from './open-stream.ts';
import { saltBytes, sealStream } from './seal-stream.ts';

/** Encrypts contents for the disk or the object store, and reads them again (wire.md §5). */
export interface ContentCipher {
  /** Number of the data key that seals. */
  readonly keyId: string;
  /** The name under which an encrypted content is kept: equal for equal contents, and telling nothing of them. */
  nameOf(key: BlobKey): string;
  /** Encrypts what flows through it. */
  seal(key: BlobKey): Transform;
  /**
   * Decrypts what flows through it; fails at the first altered, moved or missing byte, before giving it out, and with
   * MissingDataKey where the key that sealed it is not here.
   */
  open(key: BlobKey): Transform;
}

/** Losing the keys loses every content that they sealed. */
export function createContentCipher(keys: DataKeys): ContentCipher {
  const masters = deriveKeys(keys, 'zhantai files');
  const [sealing] = masters;
  const [naming] = deriveKeys(keys, 'zhantai file names');
  const keyFor = (keyId: string, salt: Buffer): Buffer => {
    const master = masters.find((one) => one.keyId === keyId);
    if (master === undefined) throw new MissingDataKey(keyId);
    return contentKey(master.key, salt);
  };
  return {
    keyId: sealing.keyId,
    nameOf: (key) => createHmac('sha256', naming.key).update(placeOf(key)).digest('hex'),
    seal(key) {
      const salt = randomBytes(saltBytes);
      return sealStream({ key: contentKey(sealing.key, salt), keyId: sealing.keyId, salt }, placeOf(key));
    },
    open: (key) => openStream(keyFor, placeOf(key)),
  };
}

/** Each content has a key of its own, so that counted nonces never meet twice. */
function contentKey(master: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', master, salt, 'content', 32));
}

function placeOf({ tenantId, exhibitionId, sha256 }: BlobKey): Buffer {
  return Buffer.from(JSON.stringify([tenantId, exhibitionId, sha256]));
}
