import { limits } from '@zhantai/contract';
import type { Scope } from '../../exhibitions/index.ts';
import { openContent } from '../contents/open-content.ts';
import type { FileServices } from '../services.ts';
import type { StoredFile } from '../store.ts';

/** The content in base64 of a file up to 2 MB, else null (wire.md §4). */
export async function readBase64(
  services: Pick<FileServices, 'storage' | 'cipher'>,
  scope: Scope,
  file: StoredFile,
): Promise<string | null> {
  if (file.size > limits.inlineFileBytes) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of await openContent(services, scope, file)) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('base64');
}
