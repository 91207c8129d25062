import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createCallPool, type CallPool, type CallPoolBounds } from './call-pool.ts';
import { createPlaces } from './places.ts';
import type { LargeCall } from './large-call.ts';

const call: LargeCall = {
  method: 'POST',
  url: '/api/x',
  headers: {},
  address: '127.0.0.1',
  body: null,
  at: 0,
};
/** A subject and where it is. */
const of = (subject: string, address = subject) => ({ subject, address });
const bounds: CallPoolBounds = { most: 1, waiting: 2, waitingOfOne: 1, patience: 60_000, longest: 60_000 };

/** What a thread does with a call. */
const answering =
  "port.postMessage({ kind: 'answered', answer: { status: 200, headers: {}, body: new Uint8Array(1) } })";
const threads = {
  answers: answering,
  ends: 'process.exit(1)',
  throws: "throw new Error('of its own')",
  'says that it failed': "port.postMessage({ kind: 'failed', message: 'of its own' })",
  'is silent': '',
  'runs out of memory': 'const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()))',
} as const;

const open: CallPool[] = [];
const troubles: string[] = [];
let started = 0;

function poolOf(
  does: string,
  changes: Partial<CallPoolBounds> = {},
  first = "port.postMessage({ kind: 'ready' });",
): CallPool {
  troubles.length = 0;
  started = 0;
  const pool = createCallPool({
    start() {
      started += 1;
      return new Worker(
        `const { parentPort: port } = require('node:worker_threads');
        port.on('message', ({ kind }) => { if (kind === 'call') { ${does} } else port.close(); });
        ${first}`,
        { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 }, execArgv: [] },
      );
    },
    bounds: { submits: { ...bounds, ...changes }, others: bounds, exports: bounds },
    onTrouble: (error) => troubles.push(error instanceof Error ? error.message : String(error)),
  });
  open.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

const refused = { code: 'OVERLOADED', params: { seconds: 5 } };

describe('a call whose thread', () => {
  it.each(['ends', 'throws', 'says that it failed', 'runs out of memory'] as const)(
    '%s is told to come again, and the next one has a thread of its own',
    async (how) => {
      const pool = poolOf(threads[how]);
      await expect(pool.answer('submits', of('a'), call)).rejects.toMatchObject(refused);
      await expect(pool.answer('submits', of('a'), call)).rejects.toMatchObject(refused);
      expect([started, troubles.length]).toEqual([2, 2]);
    },
  );

  it('is silent too long is told so, and the thread ended', async () => {
    const pool = poolOf(threads['is silent'], { longest: 30 });
    await expect(pool.answer('submits', of('a'), call)).rejects.toMatchObject(refused);
    expect(troubles).toEqual(['A thread for large calls was silent for 30 ms.']);
    await pool.close();
  });

  it('does not even begin is told so', async () => {
    const pool = poolOf('', {}, 'process.exit(1)');
    await expect(pool.answer('submits', of('a'), call)).rejects.toMatchObject(refused);
  });
});

it('one thread answers call after call', async () => {
  const pool = poolOf(threads.answers);
  for (let at = 0; at < 5; at += 1) {
    expect((await pool.answer('submits', of('a'), call)).status).toBe(200);
  }
  expect([started, troubles]).toEqual([1, []]);
});

it('as many wait as may, of one caller fewer, and one lane does not wait for the other', async () => {
  const pool = poolOf(threads['is silent']);
  const waiting = ['a', 'a', 'b'].map((caller) => pool.answer('submits', of(caller), call));
  const all = Promise.allSettled(waiting);
  await expect(pool.answer('submits', of('b'), call)).rejects.toMatchObject(refused);
  await expect(pool.answer('submits', of('c'), call)).rejects.toMatchObject(refused);
  expect(troubles).toEqual([]);
  const other = pool.answer('others', of('c'), call);
  const ended = Promise.allSettled([other]);
  await expect.poll(() => started).toBe(2);
  // Who still waits when the server ends gets no thread any more.
  await pool.close();
  await ended;
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(started).toBe(2);
});

it('who waits too long for a place is told to come again', async () => {
  const pool = poolOf(threads['is silent'], { patience: 20 });
  const first = Promise.allSettled([pool.answer('submits', of('a'), call)]);
  await expect(pool.answer('submits', of('b'), call)).rejects.toMatchObject(refused);
  await pool.close();
  await first;
});

it('where too many wait, the address that most come from makes room, and who has nothing under way goes first', async () => {
  const places = createPlaces({ most: 1, waiting: 2, waitingOfOne: 2, patience: 60_000 });
  const order: string[] = [];
  const owners = {
    first: of('attacker', 'there'),
    second: of('attacker', 'there'),
    third: of('other', 'there'),
    somebody: of('somebody'),
  };
  const enter = async (name: keyof typeof owners): Promise<void> => {
    await places.enter(owners[name]).then(
      () => order.push(name),
      () => order.push(`${name} refused`),
    );
  };
  await enter('first');
  const second = enter('second');
  const third = enter('third');
  const somebody = enter('somebody');
  // The newest of the address that two come from.
  await third;
  places.leave(owners.first);
  await Promise.race([second, somebody]);
  expect(order).toEqual(['first', 'third refused', 'second']);
  const again = enter('third');
  places.leave(owners.second);
  await somebody;
  places.leave(owners.somebody);
  await again;
  expect(order.slice(3)).toEqual(['somebody', 'third']);
});

it('of those who wait, whoever has fewest under way goes first', async () => {
  const places = createPlaces({ most: 2, waiting: 4, waitingOfOne: 4, patience: 60_000 });
  const [one, two, three, other] = [of('a', 'x'), of('a', 'x'), of('a', 'x'), of('b', 'y')];
  await places.enter(one);
  await places.enter(two);
  const order: string[] = [];
  const waiting = [
    places.enter(three).then(() => order.push('a')),
    places.enter(other).then(() => order.push('b')),
  ];
  places.leave(one);
  await Promise.race(waiting);
  places.leave(two);
  await Promise.all(waiting);
  expect(order).toEqual(['b', 'a']);
});
