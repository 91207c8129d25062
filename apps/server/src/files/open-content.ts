import { pipeline, type Readable } from 'node:stream';
import type { Scope } from '../exhibitions/index.ts';
import type { FileServices } from './services.ts';
import type { StoredFile } from './store.ts';

/** The content of a file as it was sent in, decrypted where it is kept encrypted. */
export async function openContent(
  { storage, cipher }: Pick<FileServices, 'storage' | 'cipher'>,
  { tenantId, exhibitionId }: Scope,
  { sha256, encrypted }: StoredFile,
): Promise<Readable> {
  const key = { tenantId, exhibitionId, sha256 };
  const content = await storage.open(key);
  if (!encrypted) return content;
  // A failure of either destroys both; whoever reads sees it as an error of what they read.
  return pipeline(content, cipher.open(key), () => undefined);
}
