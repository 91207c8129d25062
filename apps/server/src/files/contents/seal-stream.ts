import { createCipheriv } from 'node:crypto';
import { Transform } from 'node:stream';

/** Bytes of a content that are sealed together; only the last frame is shorter. */
export const frameBytes = 64 * 1024;
export const tagBytes = 16;
export const saltBytes = 16;
export const keyIdBytes = 8;
/** The first byte says how the rest is written. */
export const format = 2;

/** The nonce of a frame: its number, and whether it is the last, so that none can be moved or cut off. */
export function frameNonce(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** The key of one content alone, and what it was derived from: a data key, by its number, and a salt. */
export interface ContentKey {
  readonly key: Buffer;
  readonly keyId: string;
  readonly salt: Buffer;
}

/**
 * Encrypts a content frame by frame with AES-256-GCM: format, key number, salt, then each frame followed by its tag.
 * @param place bound to every frame.
 */
export function sealStream({ key, keyId, salt }: ContentKey, place: Buffer): Transform {
  let buffered = Buffer.alloc(0);
  let number = 0;
  const seal = (frame: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, frameNonce(number, last)).setAAD(place);
    number += 1;
    return Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      buffered = Buffer.concat([buffered, chunk]);
      // What fills a frame exactly may still be the last.
      while (buffered.length > frameBytes) {
        stream.push(seal(buffered.subarray(0, frameBytes), false));
        buffered = buffered.subarray(frameBytes);
      }
      done();
    },
    flush(done) {
      done(null, seal(buffered, true));
    },
  });
  stream.push(Buffer.concat([Buffer.from([format]), Buffer.from(keyId, 'hex'), salt]));
  return stream;
}
