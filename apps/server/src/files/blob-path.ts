import type { BlobKey } from './file-storage.ts';

// Ids come from the database, yet a path is no place to trust anybody.
const safe = /^[A-Za-z0-9_-]{1,100}$/;

/** The path of a content: `tenant/exhibition/sha256`. */
export function blobPath({ tenantId, exhibitionId, sha256 }: BlobKey): string {
  const parts = [tenantId, exhibitionId, sha256];
  if (!parts.every((part) => safe.test(part))) {
    throw new Error('A file key holds characters that no path may hold.');
  }
  return parts.join('/');
}
