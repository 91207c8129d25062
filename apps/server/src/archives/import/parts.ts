import { createHash } from 'node:crypto';
import { archiveLimits } from '@zhantai/contract';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { FileStorage } from '../../files/index.ts';
import { deleteUpload, findOldUploads, type StoredUpload } from '../store/uploads.ts';

/** How many parts a file of so many bytes has. */
export function countParts(bytes: number): number {
  return Math.ceil(bytes / archiveLimits.partBytes);
}

/** How many bytes a part has, from 0; null where the file has no such part. */
export function partSize(bytes: number, part: number): number | null {
  const last = countParts(bytes) - 1;
  if (!Number.isInteger(part) || part < 0 || part > last) return null;
  return part < last ? archiveLimits.partBytes : bytes - last * archiveLimits.partBytes;
}

/** Where a part lies in the file store: under a name of its own, for it belongs to nobody’s files. */
export function partContent(
  { tenantId, exhibitionId }: Scope,
  uploadId: string,
  part: number,
): Parameters<FileStorage['open']>[0] {
  const sha256 = createHash('sha256').update(`archive part\n${uploadId}\n${part}`).digest('hex');
  return { tenantId, exhibitionId, sha256 };
}

/** The file, one part after the other. */
export async function* readParts(
  storage: Pick<FileStorage, 'open'>,
  scope: Scope,
  { uploadId, bytes }: Pick<StoredUpload, 'uploadId' | 'bytes'>,
): AsyncGenerator<Buffer> {
  for (let part = 0; part < countParts(bytes); part += 1) {
    for await (const chunk of await storage.open(partContent(scope, uploadId, part)))
      if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

/** Removes uploads whose time is over, each after its parts. */
export async function removeOldUploads(
  database: Database,
  storage: Pick<FileStorage, 'remove'>,
  now: Date,
  most: number,
): Promise<void> {
  for (const { uploadId, bytes, ...scope } of await findOldUploads(database, now, most)) {
    // One after the other, for the store is others' too; where it cannot be reached the row stays and names them.
    for (let part = 0; part < countParts(bytes); part += 1)
      await storage.remove(partContent(scope, uploadId, part));
    await deleteUpload(database, scope, uploadId);
  }
}
