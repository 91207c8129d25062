import { asyncProperty, check, constantFrom, nat } from 'fast-check';
import { refusalStatus } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountOrders } from '../../catalogues/index.ts';
import { recount } from '../../submissions/index.ts';
import { operationsOf } from '../reference/operations.ts';
import type { Operation } from '../reference/operation.ts';
import { requestsTo, type MadeUp } from './test-requests.ts';
import { openFuzzWorld, type Fuzzer, type FuzzWorld } from './test-world.ts';

/** Requests to each call; FC_RUNS asks for more. */
const runs = Number(process.env['FC_RUNS'] ?? 12);
/** Milliseconds in which every request is answered, whatever it asks for. */
const TIMEOUT_MS = 15_000;

/** How often each status was the answer. */
const seen = new Map<number, number>();

let world: FuzzWorld;
let operations: readonly Operation[];

beforeAll(async () => {
  world = await openFuzzWorld();
  await world.fair.server.app.ready();
  operations = operationsOf(world.fair.server.app);
});
afterAll(() => world.fair.close());

describe('quality.md §2: whatever somebody sends to any call', () => {
  it(
    'is answered, without a failure of the server and without a word of others',
    async () => {
      const failures: string[] = [];
      for (const operation of operations) {
        failures.push(...(await fuzz(operation)));
        await reopen();
      }
      expect(failures).toEqual([]);
      // It reaches what calls do, and does not only knock at closed doors.
      const all = [...seen.values()].reduce((sum, count) => sum + count, 0);
      expect((seen.get(200) ?? 0) / all).toBeGreaterThan(0.03);
      // Lists and counts are what was really written.
      expect(await recount(world.fair.server.database)).toEqual({ entries: 0, subjects: 0, counts: 0 });
      expect(await recountOrders(world.fair.server.database)).toBe(0);
    },
    60_000 + runs * 20_000,
  );
});

/** Opens the exhibition again: one call closes it, and those after it would only knock at closed doors. */
async function reopen(): Promise<void> {
  const { server, exhibition } = world.fair;
  await server.database
    .updateTable('exhibition')
    .set({ open: true })
    .where('tenant_id', '=', exhibition.tenantId)
    .where('exhibition_id', '=', exhibition.exhibitionId)
    .execute();
  server.app.exhibitions.forget();
}

/** What went wrong with a call, with the request that shows it; nothing where all went well. */
async function fuzz(operation: Operation): Promise<readonly string[]> {
  const { failed, errorInstance, counterexample, seed, counterexamplePath } = await check(
    asyncProperty(
      constantFrom(...world.fuzzers),
      requestsTo(operation, world.known),
      nat(250),
      async (fuzzer, request, address) => {
        const answer = await send(fuzzer, operation, request, `198.51.100.${address}`);
        expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
        for (const words of fuzzer.hidden) expect(answer.text).not.toContain(words);
        requireEnvelope(operation, answer);
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        if (answer.reason?.startsWith('TOKEN_') === true) fuzzer.renew();
      },
    ),
    { numRuns: runs },
  );
  if (!failed) return [];
  const [fuzzer, request] = counterexample ?? [];
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const shown = JSON.stringify(request).slice(0, 2_000);
  return [
    `${operation.name} by ${fuzzer?.name}: ${message.slice(0, 500)}\n${shown}\nseed ${seed}, ${counterexamplePath}`,
  ];
}

interface Seen {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly reason: string | null;
}

async function send(
  fuzzer: Fuzzer,
  { method }: Operation,
  request: MadeUp,
  remoteAddress: string,
): Promise<Seen> {
  const response = world.fair.server.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: request.url,
    headers: { ...(await fuzzer.headers()), ...request.headers },
    remoteAddress,
    ...(request.payload === null ? {} : { payload: request.payload }),
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer to ${fuzzer.name} within ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
  });
  const answer = await Promise.race([response, late]).finally(() => clearTimeout(timer));
  const text = answer.rawPayload.toString('utf8');
  return {
    status: answer.statusCode,
    text,
    type: String(answer.headers['content-type'] ?? ''),
    reason: /"reason":"([A-Z_]+)"/.exec(text)?.[1] ?? null,
  };
}

/** A refusal is an envelope whose code is its status; its reason is one that the call is documented with. */
function requireEnvelope({ refusals, name }: Operation, { status, text, type, reason }: Seen): void {
  if (status < 400 || !type.startsWith('application/json') || name === 'token') return;
  const body: unknown = JSON.parse(text);
  expect(body).toMatchObject({ code: status, success: false });
  expect(Object.keys(refusalStatus)).toContain(reason);
  expect(refusals, `${name} is refused with what its reference does not name`).toContain(reason);
}
