import type { LaterIndex } from '../later-indexes.ts';

/** Indexes that are built while the server runs, for their tables are large where a fair has begun. */
export const laterIndexes: readonly LaterIndex[] = [];
