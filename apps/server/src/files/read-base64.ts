import { limits } from '@zhantai/contract';
import type { Scope } from '../exhibitions/index.ts';
import type { FileStorage } from './file-storage.ts';
import type { StoredFile } from './store.ts';

/** The content in base64 of a file up to 2 MB, else null (wire.md §4). */
export async function readBase64(
  storage: FileStorage,
  scope: Scope,
  file: StoredFile,
): Promise<string | null> {
  if (file.size > limits.inlineFile) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.open({ ...scope, sha256: file.sha256 })) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('base64');
}
