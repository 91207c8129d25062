import { pipeline, Readable } from 'node:stream';
import type { Scope } from '../../exhibitions/index.ts';
import type { ByteRange } from '../storage/file-storage.ts';
import type { FileServices } from '../services.ts';
import type { StoredFile } from '../store.ts';

/** The content of a file as it was sent in, decrypted where it is kept encrypted; all of it, or the bytes of a range. */
export async function openContent(
  { storage, cipher }: Pick<FileServices, 'storage' | 'cipher'>,
  { tenantId, exhibitionId }: Scope,
  { sha256, encrypted }: Pick<StoredFile, 'sha256' | 'encrypted'>,
  range?: ByteRange,
): Promise<Readable> {
  const key = { tenantId, exhibitionId, sha256 };
  if (!encrypted) return storage.open(key, range);
  // A failure of either destroys both; whoever reads sees it as an error of what they read.
  const opened = pipeline(await storage.open(key), cipher.open(key), () => undefined);
  // What is sealed is proved from its beginning on, so the bytes before the range are read too.
  return range === undefined ? opened : Readable.from(cut(opened, range));
}

async function* cut(source: Readable, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of source) {
    if (!Buffer.isBuffer(chunk)) continue;
    const part = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
    if (part.length > 0) yield part;
    at += chunk.length;
    if (at > to) return;
  }
}
