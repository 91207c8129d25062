import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobKey, FileStorage } from './file-storage.ts';

/** Contents on a disk, under `folder/tenant/exhibition/sha256`. */
export function createDiskStorage(folder: string): FileStorage {
  const unfinished = join(folder, '.unfinished');
  let swept: Promise<void> | null = null;
  return {
    async temporary() {
      await mkdir(unfinished, { recursive: true });
      swept ??= sweep(unfinished);
      await swept;
      return join(unfinished, randomUUID());
    },
    async put(key, path) {
      const place = placeOf(folder, key);
      await mkdir(dirname(place), { recursive: true });
      await flush(path);
      await rename(path, place);
      await flush(dirname(place));
    },
    async open(key) {
      const handle = await open(placeOf(folder, key));
      return handle.createReadStream();
    },
    async has(key) {
      const found = await stat(placeOf(folder, key)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return found !== null;
    },
    async remove(key) {
      await rm(placeOf(folder, key), { force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

const day = 86_400_000;

/** Removes what a killed server left unfinished more than a day ago; another one may be at work on the rest. */
async function sweep(unfinished: string): Promise<void> {
  const names = await readdir(unfinished);
  await Promise.all(
    names.map(async (name) => {
      const path = join(unfinished, name);
      // Another server may have finished it meanwhile.
      const found = await stat(path).catch(() => null);
      if (found !== null && Date.now() - found.mtimeMs > day) await rm(path, { force: true });
    }),
  );
}

// Ids come from the database, yet a path is no place to trust anybody.
const safe = /^[A-Za-z0-9_-]{1,100}$/;

function placeOf(folder: string, { tenantId, exhibitionId, sha256 }: BlobKey): string {
  const parts = [tenantId, exhibitionId, sha256];
  if (!parts.every((part) => safe.test(part)))
    throw new Error('A file key holds characters that no path may hold.');
  return join(folder, ...parts);
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
