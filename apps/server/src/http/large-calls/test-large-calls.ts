import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { App } from '../../platform/feature.ts';
import { buildApp } from '../build-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { buildTestServer } from '../testing/test-build.ts';
import { TestFair, openTestFair } from '../testing/test-fair.ts';
import type { CallPool } from './call-pool.ts';
import { openCallPool } from './open-call-pool.ts';

/** A fair whose server has threads, and the same without them. */
export interface LargeFair {
  /** Answers everything itself. */
  readonly alone: TestFair;
  /** Over the same database; large calls go to threads. */
  readonly threaded: TestFair;
  readonly pool: CallPool;
  /** What was answered by threads so far: lane and address. */
  readonly handedOver: string[];
  readonly troubles: unknown[];
  close(): Promise<void>;
}

/** A thread as it is built: reading a thousand files of source would take it longer than most tests. */
async function buildThread(): Promise<() => Worker> {
  const folder = await buildTestServer();
  return () => new Worker(join(folder, 'call-worker.js'), { execArgv: [] });
}

/** The same server once more, with threads. */
export async function openThreadedApp({ settings, url, database, now }: TestApp): Promise<{
  readonly app: App;
  readonly troubles: unknown[];
  close(): Promise<void>;
}> {
  const troubles: unknown[] = [];
  const start = await buildThread();
  const pool = openCallPool(settings, url, (error) => troubles.push(error), start);
  const app = await buildApp({ database, settings, now }, null, undefined, { largeCalls: pool });
  return { app, troubles, close: () => app.close() };
}

export async function openLargeFair(): Promise<LargeFair> {
  const alone = await openTestFair();
  const { settings, url, database, now } = alone.server;
  const handedOver: string[] = [];
  const troubles: unknown[] = [];
  const start = await buildThread();
  const threads = openCallPool(settings, url, (error) => troubles.push(error), start);
  const pool: CallPool = {
    answer(lane, caller, call) {
      handedOver.push(`${lane} ${call.url.split('?', 1)[0] ?? ''}`);
      return threads.answer(lane, caller, call);
    },
    work(name, task, at) {
      handedOver.push(name);
      return threads.work(name, task, at);
    },
    close: () => threads.close(),
  };
  const app: App = await buildApp({ database, settings, now }, null, undefined, { largeCalls: pool });
  return {
    alone,
    threaded: new TestFair({ ...alone.server, app }, alone.exhibition),
    pool,
    handedOver,
    troubles,
    async close() {
      await app.close();
      await alone.close();
    },
  };
}
