import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeToFile } from '../../platform/pipe-to-file.ts';

export interface Received {
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/**
 * Writes a stream to `path` while hashing it, never holding it in memory.
 * @returns null as soon as it is longer than `limit` bytes; the rest is not read.
 */
export async function receiveStream(source: Readable, path: string, limit: number): Promise<Received | null> {
  const hash = createHash('sha256');
  let size = 0;
  let tooLarge = false;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) {
        tooLarge = true;
        done(new Error('The upload is longer than its limit.'));
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeToFile([source, meter], path);
  } catch (error) {
    if (tooLarge) return null;
    throw error;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Size and hash of a content that is kept already. */
export async function measureContent(content: Readable): Promise<Received> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    hash.update(chunk);
  }
  return { size, sha256: hash.digest('hex') };
}
