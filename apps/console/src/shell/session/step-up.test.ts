import { createServer, type Server } from 'node:http';
import { calls } from '@zhantai/contract';
import {
  ApiError,
  createClient,
  createLocalStore,
  createSessionStore,
  memoryStorage,
} from '@zhantai/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withStepUp } from './step-up.ts';

let server: Server;
let origin: string;
/** Whether a code was proved, as this server has heard. */
let proved: boolean;
let requests: number;

beforeEach(async () => {
  proved = false;
  requests = 0;
  server = createServer((_, response) => {
    requests += 1;
    response.writeHead(proved ? 200 : 403, { 'Content-Type': 'application/json' });
    const data = proved ? [] : { reason: 'STEP_UP_NEEDED' };
    response.end(JSON.stringify({ code: proved ? 200 : 403, success: proved, msg: '', data }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function open(pause: () => Promise<void> = async () => undefined) {
  const client = createClient({
    calls,
    origin,
    identity: () => null,
    language: () => 'zh-Hans',
    session: createSessionStore(createLocalStore('test', memoryStorage(), memoryStorage())),
    lock: async (task) => task(false),
    onSessionLost: () => undefined,
  });
  return withStepUp(client, pause);
}

const untilWanted = async (stepUp: ReturnType<typeof open>['stepUp']): Promise<void> =>
  new Promise((resolve) => {
    const stop = stepUp.subscribe(() => {
      if (!stepUp.isWanted()) return;
      stop();
      resolve();
    });
  });

it('a call that needs a code waits for it and then goes on', async () => {
  const { client, stepUp } = open();
  const wanting = untilWanted(stepUp);
  const call = client.call('consoleForms', {});
  await wanting;
  proved = true;
  stepUp.goOn();
  expect(await call).toEqual([]);
  expect(stepUp.isWanted()).toBe(false);
});

it('a server that hears of the code a little later is asked again', async () => {
  const { client, stepUp } = open(async () => {
    proved = requests > 2;
  });
  const wanting = untilWanted(stepUp);
  const call = client.call('consoleForms', {});
  await wanting;
  stepUp.goOn();
  expect(await call).toEqual([]);
});

it('who gives up is told what the server said, and nothing is made again', async () => {
  const { client, stepUp } = open();
  const wanting = untilWanted(stepUp);
  const call = client.call('consoleForms', {}).catch((error: unknown) => error);
  await wanting;
  stepUp.giveUp();
  const error = await call;
  expect(error instanceof ApiError && error.reason).toBe('STEP_UP_NEEDED');
  expect(requests).toBe(1);
});
