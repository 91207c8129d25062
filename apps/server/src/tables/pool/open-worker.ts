import { Worker } from 'node:worker_threads';

/** What one worker may hold: a workbook that needs more is refused instead of the whole server ending (quality.md §2). */
const resourceLimits = { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 };

/** Starts a thread for spreadsheets: of the build beside this file, or of the source, which needs its loader. */
export function openWorker(): Worker {
  const here = import.meta.url;
  // Nothing of the environment is a spreadsheet's business.
  const manner = { resourceLimits, env: {}, execArgv: [], argv: [] };
  if (!here.endsWith('.ts')) return new Worker(new URL('sheet-worker.js', here), manner);
  const loader = import.meta.resolve('tsx/esm/api');
  const source = new URL('sheet-worker.ts', here).href;
  return new Worker(
    `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`,
    { ...manner, eval: true },
  );
}
