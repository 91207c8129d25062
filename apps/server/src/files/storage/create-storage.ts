import type { Settings } from '../../settings/settings.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

/** Where the settings keep contents. */
export function createStorage(files: Settings['files']): FileStorage {
  if (files.kind === 'disk') return createDiskStorage(files.folder);
  // The library of the object store is large; who keeps files on a disk never loads it.
  let loaded: Promise<FileStorage> | null = null;
  const storage = (): Promise<FileStorage> =>
    (loaded ??= import('./s3-storage.ts').then(({ createS3Storage }) => createS3Storage(files)));
  return {
    temporary: async () => (await storage()).temporary(),
    put: async (key, path) => (await storage()).put(key, path),
    open: async (key, range) => (await storage()).open(key, range),
    has: async (key) => (await storage()).has(key),
    remove: async (key) => (await storage()).remove(key),
  };
}
