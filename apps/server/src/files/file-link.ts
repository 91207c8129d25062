import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@zhantai/contract';

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
  // The scope travels inside the signature, because an <img> sends no headers to find a tenant by.
  const seal = (scope: string, fileId: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`file\n${scope}\n${fileId}\n${expires}`).digest();
  return {
    sign({ tenantId, exhibitionId, fileId }, now) {
      const expires = String(Math.floor((now.getTime() + limits.fileLinkLifeMs) / 1000));
      const scope = Buffer.from(JSON.stringify([tenantId, exhibitionId])).toString('base64url');
      const signature = `${scope}.${seal(scope, fileId, expires).toString('base64url')}`;
      return `${permanentLink(fileId)}?expires=${expires}&signature=${signature}`;
    },
    check(fileId, expires, signature, now) {
      const [scope = '', mac = ''] = signature.split('.');
      const given = Buffer.from(mac, 'base64url');
      const wanted = seal(scope, fileId, expires);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return null;
      const parsed: unknown = JSON.parse(Buffer.from(scope, 'base64url').toString('utf8'));
      if (!Array.isArray(parsed)) return null;
      const [tenantId, exhibitionId]: unknown[] = parsed;
      if (typeof tenantId !== 'string' || typeof exhibitionId !== 'string') return null;
      return { tenantId, exhibitionId, fileId };
    },
  };
}
