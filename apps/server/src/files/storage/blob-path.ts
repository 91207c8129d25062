import type { BlobKey } from './file-storage.ts';

const PLAIN = /^[A-Za-z0-9_-]$/;
/** Bytes that a name in a folder may have on every file system. */
const MAX_NAME_BYTES = 255;

/**
 * The path of a content: `tenant/exhibition/sha256`. Ids may hold any character (`acme.fairs`); what is neither letter,
 * digit, dash nor underscore is written `~` and its code point in hexadecimal, `~` again, so that two ids never meet
 * and no id climbs out of its folder.
 * @throws Error when an id is empty or too long for a folder's name.
 */
export function blobPath({ tenantId, exhibitionId, sha256 }: BlobKey): string {
  return [tenantId, exhibitionId, sha256].map(pathSegment).join('/');
}

function pathSegment(id: string): string {
  const segment = Array.from(id, (character) =>
    PLAIN.test(character) ? character : `~${character.codePointAt(0)?.toString(16) ?? ''}~`,
  ).join('');
  if (segment === '' || segment.length > MAX_NAME_BYTES) {
    throw new Error('An id is empty or too long for the name of a folder.');
  }
  return segment;
}
