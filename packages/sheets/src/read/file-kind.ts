/** How a workbook is packed: an archive of XML parts (xlsx), or a compound file (xls, and xlsx behind a password). */
export type FileKind = 'archive' | 'compound';

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** What the first bytes say, whatever the name of the file says; null for anything else. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, ARCHIVE)) return 'archive';
  return startsWith(bytes, COMPOUND) ? 'compound' : null;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}
