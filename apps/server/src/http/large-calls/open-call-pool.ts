import type { Worker } from 'node:worker_threads';
import type { Settings } from '../../settings/settings.ts';
import { startWorker } from '../../platform/threads/start-worker.ts';
import { createCallPool, type CallPool, type CallPoolBounds } from './call-pool.ts';
import type { ToCallWorker } from './large-call.ts';

/** What one thread may hold: a call that needs more ends with it, and not the whole server. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 };

const bounds: CallPoolBounds = {
  most: 1,
  waiting: 16,
  waitingOfOne: 4,
  patience: 15_000,
  longest: 30_000,
};

/** Of a file that is on its way a piece waits longer: without it the file would be broken off. */
const exportBounds: CallPoolBounds = { ...bounds, patience: 60_000 };

/** Starts a thread of the build beside this file, or of the source. */
const startThread = (): Worker =>
  startWorker(import.meta.url, '.', 'call-worker', { resourceLimits, execArgv: [], argv: [] });

/**
 * Threads for large calls to this server, started when they are needed.
 * @param databaseUrl of its database.
 * @param start tests start what they built.
 */
export function openCallPool(
  settings: Settings,
  databaseUrl: string,
  onTrouble: (error: unknown) => void,
  start: () => Worker = startThread,
): CallPool {
  return createCallPool({
    start() {
      const worker = start();
      const opening: ToCallWorker = { kind: 'open', settings, databaseUrl };
      worker.postMessage(opening, []);
      return worker;
    },
    bounds: { submits: { ...bounds, most: 2 }, others: bounds, exports: exportBounds },
    onTrouble,
  });
}
