import { EventEmitter } from 'node:events';
import { startProcess } from '../platform/threads/start-process.ts';
import { createPool, type PicturePool } from './create-pool.ts';

/** Told why a process was lost. They belong to the whole process, as the library does that runs in them. */
export const pictureTroubles = new EventEmitter<{ trouble: [unknown] }>();

const onTrouble = (error: unknown): void => void pictureTroubles.emit('trouble', error);

/** JavaScript objects of one process; pixels come on top. */
const heapMb = 64;

/**
 * What the server draws itself: milliseconds each, and nobody's file can hold it up. On a machine whose processors others
 * have the first drawing of a process takes ten seconds: one that is ended for that begins anew with the next, and nobody signs in.
 */
export const drawings: PicturePool = createPool(
  () => startProcess(import.meta.url, '.', 'picture-process', heapMb),
  {
    most: 1,
    waiting: 200,
    queueMs: 10_000,
    startMs: 20_000,
    taskMs: 20_000,
    restMs: 10 * 60_000,
  },
  onTrouble,
);

/** What somebody sent: a picture of 60 million pixels takes up to 1.3 GB and 20 seconds of a processor, as WebP. */
export const uploads: PicturePool = createPool(
  () => startProcess(import.meta.url, '.', 'picture-process', heapMb),
  {
    most: 2,
    waiting: 100,
    queueMs: 30_000,
    startMs: 20_000,
    taskMs: 90_000,
    restMs: 60_000,
  },
  onTrouble,
);
