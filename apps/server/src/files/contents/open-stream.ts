import { createDecipheriv } from 'node:crypto';
import { Transform } from 'node:stream';
import { format, frameBytes, frameNonce, keyIdBytes, saltBytes, tagBytes } from './seal-stream.ts';

const headBytes = 1 + keyIdBytes + saltBytes;

/** Decrypts what `sealStream` wrote; nothing is given out that was not proved to be what was written. */
export function openStream(keyFor: (keyId: string, salt: Buffer) => Buffer, place: Buffer): Transform {
  const whole = frameBytes + tagBytes;
  let buffered = Buffer.alloc(0);
  let key: Buffer | null = null;
  let number = 0;
  const open = (from: Buffer, last: boolean): Buffer => {
    if (key === null || from.length < tagBytes) throw new Error('A sealed content is too short.');
    const body = from.subarray(0, from.length - tagBytes);
    const decipher = createDecipheriv('aes-256-gcm', key, frameNonce(number, last))
      .setAAD(place)
      .setAuthTag(from.subarray(from.length - tagBytes));
    number += 1;
    return Buffer.concat([decipher.update(body), decipher.final()]);
  };
  const take = (chunk: Buffer): readonly Buffer[] => {
    buffered = Buffer.concat([buffered, chunk]);
    if (key === null) {
      if (buffered.length < headBytes) return [];
      if (buffered[0] !== format) throw new Error(`A sealed content has the unknown format ${buffered[0]}.`);
      const keyId = buffered.subarray(1, 1 + keyIdBytes).toString('hex');
      key = keyFor(keyId, buffered.subarray(1 + keyIdBytes, headBytes));
      buffered = buffered.subarray(headBytes);
    }
    const opened: Buffer[] = [];
    while (buffered.length > whole) {
      opened.push(open(buffered.subarray(0, whole), false));
      buffered = buffered.subarray(whole);
    }
    return opened;
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        for (const part of take(chunk)) stream.push(part);
        done();
      } catch (error) {
        done(asError(error));
      }
    },
    flush(done) {
      try {
        done(null, open(buffered, true));
      } catch (error) {
        done(asError(error));
      }
    },
  });
  return stream;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
