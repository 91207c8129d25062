import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobPath } from './blob-path.ts';
import type { BlobKey, FileStorage } from './file-storage.ts';
import { unfinishedFiles } from '../uploads/unfinished.ts';

/** Contents on a disk, under `folder/tenant/exhibition/sha256`. Unfinished files lie on the same volume. */
export function createDiskStorage(folder: string): FileStorage {
  const placeOf = (key: BlobKey): string => join(folder, blobPath(key));
  return {
    temporary: unfinishedFiles(join(folder, '.unfinished')),
    async put(key, path) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true });
      await flush(path);
      await rename(path, place);
      await flush(dirname(place));
    },
    async open(key, range) {
      const handle = await open(placeOf(key));
      return handle.createReadStream(range === undefined ? {} : { start: range.from, end: range.to });
    },
    has: (key) => exists(placeOf(key)),
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** What was acknowledged must survive a power loss, the name in its folder included. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
