import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread of a file that lies beside the one that asks for it: of the build, or of the source, which needs its
 * loader.
 * @param here `import.meta.url` of who asks.
 * @param folder where the source lies, seen from there; a build has all of them in one folder.
 * @param name of the file, without its ending.
 */
export function startWorker(here: string, folder: string, name: string, options: WorkerOptions): Worker {
  if (!here.endsWith('.ts')) return new Worker(new URL(`${name}.js`, here), options);
  const loader = import.meta.resolve('tsx/esm/api');
  const source = new URL(`${folder}/${name}.ts`, here).href;
  return new Worker(
    `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`,
    { ...options, eval: true },
  );
}
