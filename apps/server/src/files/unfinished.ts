import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const day = 86_400_000;

/**
 * Hands out places in a folder for files in the making. What a killed server left there more than a day ago is removed
 * when the first is asked for.
 */
export function unfinishedFiles(folder: string): () => Promise<string> {
  let swept: Promise<void> | null = null;
  return async () => {
    await mkdir(folder, { recursive: true });
    swept ??= sweep(folder);
    await swept;
    return join(folder, randomUUID());
  };
}

/** Another server may be at work on what is younger. */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another server may have finished it meanwhile.
      const found = await stat(path).catch(() => null);
      if (found !== null && Date.now() - found.mtimeMs > day) await rm(path, { force: true });
    }),
  );
}
