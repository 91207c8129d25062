import { limits } from '@zhantai/contract';
import { signedLinks } from '../platform/signed-links.ts';

/** Which file a valid link opens. */
export interface LinkedFile {
  readonly tenantId: string;
  readonly exhibitionId: string;
  readonly fileId: string;
}

/** Signs and checks links to files, valid for ten minutes (wire.md §4). */
export interface FileLinks {
  /** `/api/files/{id}?expires=…&signature=…`. */
  sign(file: LinkedFile, now: Date): string;
  /** The file a link opens, or null if it was altered or is expired. */
  check(fileId: string, expires: string, signature: string, now: Date): LinkedFile | null;
}

/** The permanent address of a file, which answers hold; it opens only with a signature. */
export function permanentLink(fileId: string): string {
  return `/api/files/${fileId}`;
}

/** The file a permanent or signed link names, whatever its signature; null for any other text. */
export function linkedFileId(link: string): string | null {
  return /^\/api\/files\/([0-9a-f-]{36})(?:\?expires=\d+&signature=[\w.-]+)?$/.exec(link)?.[1] ?? null;
}

/** @param secret at least 32 bytes. */
export function createFileLinks(secret: Buffer): FileLinks {
  const links = signedLinks(secret, 'file', limits.fileLinkLifeMs);
  return {
    sign: (file, now) => permanentLink(file.fileId) + links.sign(file, file.fileId, now),
    check(fileId, expires, signature, now) {
      const scope = links.check(fileId, expires, signature, now);
      return scope === null ? null : { ...scope, fileId };
    },
  };
}
