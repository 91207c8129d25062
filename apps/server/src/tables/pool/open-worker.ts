import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../platform/threads/start-worker.ts';

/** What one worker may hold: a workbook that needs more is refused instead of the whole server ending (quality.md §2). */
const resourceLimits = { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 };

/** Starts a thread for spreadsheets. Nothing of the environment is a spreadsheet's business. */
export function openWorker(): Worker {
  return startWorker(import.meta.url, '.', 'sheet-worker', {
    resourceLimits,
    env: {},
    execArgv: [],
    argv: [],
  });
}
