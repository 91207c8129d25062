// A process as the server is one: it has a secret and a socket that listens, and draws. It writes the id of the process
// that drew. With `thread` a thread of it draws, which ends then; without it stays.
import { createServer } from 'node:net';
import { isMainThread, parentPort } from 'node:worker_threads';
import { startProcess } from '../platform/threads/start-process.ts';
import { startWorker } from '../platform/threads/start-worker.ts';
import { createPool } from './create-pool.ts';

const LONG_MS = 60_000;

async function drawWithProcess(): Promise<number> {
  let pid = 0;
  const start = () => {
    const child = startProcess(import.meta.url, '.', 'picture-process', 64);
    pid = child.pid ?? 0;
    return child;
  };
  const bounds = {
    most: 1,
    waiting: 1,
    queueMs: LONG_MS,
    startMs: LONG_MS,
    taskMs: LONG_MS,
    restMs: LONG_MS,
  };
  await createPool(start, bounds, () => undefined).run({ kind: 'captcha', text: 'KPXW' });
  return pid;
}

if (!isMainThread) {
  parentPort?.postMessage(await drawWithProcess(), []);
} else if (process.argv[2] === 'thread') {
  const worker = startWorker(import.meta.url, '.', 'test-parent', {});
  worker.once('message', (pid: number) => {
    void worker.terminate().then(() => process.stdout.write(`${pid}\n`));
  });
} else {
  createServer().listen(0, '127.0.0.1');
  process.stdout.write(`${await drawWithProcess()}\n`);
}
