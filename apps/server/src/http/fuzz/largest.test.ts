import { bodyBytes } from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openThreadedApp } from '../large-calls/test-large-calls.ts';
import { operationsOf } from '../reference/operations.ts';
import type { Operation } from '../reference/operation.ts';
import { watchLoop } from './watch-loop.ts';
import { largestRequests, type KnownTexts } from './test-largest.ts';
import { openFuzzWorld, type Fuzzer, type FuzzWorld } from './test-world.ts';

/** No answer to one request is longer, in bytes. */
const MAX_ANSWER_BYTES = 1_000_000;
/** Milliseconds of the event loop from which on a call is made again: the best of three counts. */
const REPEAT_ABOVE_MS = 80;

let world: FuzzWorld;
let operations: readonly Operation[];
let known: KnownTexts;

beforeAll(async () => {
  world = await openFuzzWorld();
  await world.fair.server.app.ready();
  // The long run asks every call, the short one those that take most.
  const everyCall = process.env['FC_RUNS'] !== undefined;
  operations = operationsOf(world.fair.server.app).filter(
    (operation) => everyCall || bytesOf(operation) > bodyBytes.lists,
  );
  const [formId = '', formType = '', pageKey = '', fileId = '', id = ''] = world.known;
  known = {
    formId,
    formType,
    pageKey,
    fileId,
    id,
    version: 1,
    revision: 0,
    size: 500,
    lines: '',
    code: 'country',
  };
});
afterAll(() => world.fair.close());

it(
  'the largest request of the smallest parts to any call is answered, and with less than 1 MB',
  { timeout: 600_000 },
  async () => {
    const failures: string[] = [];
    const slowest: { readonly name: string; readonly ms: number }[] = [];
    const figures = process.env['REQUEST_FIGURES'] !== undefined;
    // The figures are of a server as it runs, with its threads.
    const threaded = figures ? await openThreadedApp(world.fair.server) : null;
    const app = threaded?.app ?? world.fair.server.app;
    let count = 0;
    for (const operation of operations) {
      const fuzzer = senderTo(operation);
      for (const request of largestRequests(operation, bytesOf(operation), known)) {
        const name = `${operation.name}, ${request.what}`;
        const send = async () => {
          const headers = { ...(await fuzzer.headers()), 'content-type': 'application/json' };
          count += 1;
          return app.inject({
            method: operation.method === 'POST' ? 'POST' : 'GET',
            url: request.url,
            headers,
            remoteAddress: `198.51.${count % 250}.${Math.floor(count / 250)}`,
            ...(request.payload === null ? {} : { payload: request.payload }),
          });
        };
        // What each costs is told.
        const { value: answer, longest: blockedMs } = await watchLoop(send);
        let best = blockedMs;
        const tries = figures ? 2 : 0;
        for (let again = 0; best > REPEAT_ABOVE_MS && again < tries; again += 1) {
          best = Math.min(best, (await watchLoop(send)).longest);
        }
        slowest.push({ name, ms: best });
        if (answer.statusCode >= 500) failures.push(`${name}: ${answer.statusCode}`);
        if (answer.rawPayload.length > MAX_ANSWER_BYTES)
          failures.push(`${name}: ${answer.rawPayload.length} bytes`);
        if (/"reason":"TOKEN_/.test(answer.payload.slice(0, 500))) fuzzer.renew();
      }
    }
    await threaded?.close();
    if (figures) {
      const lines = slowest.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
      process.stdout.write(
        `${lines.map(({ name, ms }) => `${ms.toFixed(0).padStart(6)} ms  ${name}`).join('\n')}\n`,
      );
    }
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(operations.length);
  },
);

/** Whom a call lets in, as far as one of them may go. */
function senderTo({ access }: Operation): Fuzzer {
  const roles: readonly string[] = Array.isArray(access) ? access : [access];
  const wanted = roles.includes('open')
    ? 'holder of a ticket'
    : roles.some((role) => ['user', 'exhibitor', 'signedIn'].includes(role))
      ? 'exhibitor'
      : (roles.find((role) => world.fuzzers.some(({ name }) => name === role)) ?? 'admin');
  const found = world.fuzzers.find(({ name }) => name === wanted) ?? world.fuzzers[0];
  if (found === undefined) throw new Error('Nobody makes requests up.');
  return found;
}

/** As much as a call takes, a little less than that. */
function bytesOf(operation: Operation): number {
  return operation.bodyBytes - 2_000;
}
