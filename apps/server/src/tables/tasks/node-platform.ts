import { crc32, inflateRawSync } from 'node:zlib';
import type { Platform } from '@zhantai/workbooks/read';

/** What Node brings for reading workbooks; the bench of tables tells what it saves. */
export const nodePlatform: Platform = {
  // It takes no room of 0.
  inflate: (packed, room) => inflateRawSync(packed, { maxOutputLength: Math.max(1, room) }),
  crc32,
  binaryText: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'),
};
