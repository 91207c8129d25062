import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ArchiveRefused } from './archive-refused.ts';

const GB_BYTES = 1024 ** 3;

/** @param needed bytes. @throws ArchiveRefused where the disk under a path has less room. */
export async function requireRoom(path: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path));
  const free = bavail * bsize;
  if (free < needed) throw new ArchiveRefused('archiveNoRoom', { needed: inGb(needed), free: inGb(free) });
}

function inGb(bytes: number): string {
  return (bytes / GB_BYTES).toFixed(1);
}
