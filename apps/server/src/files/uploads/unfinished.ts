import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/**
 * Hands out places in a folder for files in the making. What a killed server left there more than a day ago is removed
 * when the first is asked for, and then once a day.
 * @param pause milliseconds between two sweeps.
 */
export function unfinishedFiles(folder: string, pause: number = DAY_MS): () => Promise<string> {
  let swept = Promise.resolve();
  let sweptAt = Number.NEGATIVE_INFINITY;
  return async () => {
    await mkdir(folder, { recursive: true });
    const now = performance.now();
    if (now - sweptAt >= pause) {
      sweptAt = now;
      // Nobody's upload fails because an old file cannot be removed.
      swept = sweep(folder).catch(() => undefined);
    }
    await swept;
    return join(folder, randomUUID());
  };
}

/** Another server may be at work on what is younger. */
async function sweep(folder: string): Promise<void> {
  const now = await timeIn(folder);
  if (now === null) return;
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another server may have finished it meanwhile.
      const found = await stat(path).catch(() => null);
      if (found !== null && now - found.mtimeMs > DAY_MS) await rm(path, { force: true });
    }),
  );
}

/** The time as the folder tells it, which machines with clocks of their own may share; null where nothing can be written. */
async function timeIn(folder: string): Promise<number | null> {
  const probe = join(folder, randomUUID());
  try {
    await writeFile(probe, '');
    return (await stat(probe)).mtimeMs;
  } catch {
    return null;
  } finally {
    await rm(probe, { force: true });
  }
}
