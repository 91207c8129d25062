import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Transform } from 'node:stream';
import type { BlobKey } from './file-storage.ts';
import { openStream } from './open-stream.ts';
import { saltBytes, sealStream } from './seal-stream.ts';

/** Encrypts contents for the disk or the object store, and reads them again (wire.md §5). */
export interface ContentCipher {
  /** The name under which an encrypted content is kept: equal for equal contents, and telling nothing of them. */
  nameOf(key: BlobKey): string;
  /** Encrypts what flows through it. */
  seal(key: BlobKey): Transform;
  /** Decrypts what flows through it; fails at the first altered, moved or missing byte, before giving it out. */
  open(key: BlobKey): Transform;
}

/** @param dataKey 32 bytes; losing them loses every content that they sealed. */
export function createContentCipher(dataKey: Buffer): ContentCipher {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  const master = derive('zhantai files');
  const naming = derive('zhantai file names');
  // Each content has a key of its own, so that counted nonces never meet twice.
  const keyFor = (salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', master, salt, 'content', 32));
  return {
    nameOf: (key) => createHmac('sha256', naming).update(placeOf(key)).digest('hex'),
    seal(key) {
      const salt = randomBytes(saltBytes);
      return sealStream(keyFor(salt), salt, placeOf(key));
    },
    open: (key) => openStream(keyFor, placeOf(key)),
  };
}

function placeOf({ tenantId, exhibitionId, sha256 }: BlobKey): Buffer {
  return Buffer.from(JSON.stringify([tenantId, exhibitionId, sha256]));
}
