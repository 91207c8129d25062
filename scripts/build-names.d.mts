import type { Rolldown } from 'vite';

/** Names of the files of a build. */
export const buildNames: Pick<Rolldown.OutputOptions, 'chunkFileNames' | 'assetFileNames'>;
