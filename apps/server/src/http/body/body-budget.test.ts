import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dial, half, openTestDoor, type TestClient, type TestDoor } from '../connections/test-door.ts';
import { createBodyBudget, type AnnouncedBody } from './body-budget.ts';

const bounds = { all: 100, long: 80, ofOwner: 30, short: 10 };

let ended: string[] = [];
beforeEach(() => {
  ended = [];
});

/** A body that still comes; `there` is one that came whole. */
const body = (owner: string, bytes: number, there = false): AnnouncedBody => ({
  owner,
  bytes,
  isComing: () => !there,
  end: () => void ended.push(owner),
});

describe('room for bodies', () => {
  it('of one owner ends before that of others, short ones too', () => {
    const budget = createBodyBudget(bounds);
    expect(budget.take(body('a', 30))).not.toBeNull();
    expect(budget.take(body('a', 1))).toBeNull();
    expect(budget.take(body('b', 11))).not.toBeNull();
    expect(ended).toEqual([]);
  });

  it('for long ones ends before that for short ones', () => {
    const budget = createBodyBudget(bounds);
    for (const owner of ['a', 'b', 'c', 'd']) expect(budget.take(body(owner, 20, true))).not.toBeNull();
    expect(budget.take(body('e', 11))).toBeNull();
    expect([budget.take(body('f', 10)), budget.take(body('g', 10))]).not.toContain(null);
    expect(budget.take(body('h', 10))).toBeNull();
  });

  it('is there again when a call is over, and only once', () => {
    const budget = createBodyBudget(bounds);
    const release = budget.take(body('a', 30));
    release?.();
    release?.();
    expect(budget.take(body('a', 30))).not.toBeNull();
    expect(budget.take(body('a', 1))).toBeNull();
  });

  it('that somebody fills from many addresses is made by the one of them who has most', () => {
    const budget = createBodyBudget(bounds);
    for (const owner of ['a', 'b']) expect(budget.take(body(owner, 28))).not.toBeNull();
    expect(budget.take(body('c', 24))).not.toBeNull();
    expect(budget.take(body('d', 20))).not.toBeNull();
    expect(ended).toEqual(['a']);
    // Nobody loses a body to somebody who would have as much.
    expect(budget.take(body('e', 28))).toBeNull();
    // What came whole is worked on: it stays.
    expect(createBodyBudget(bounds).take(body('z', 30, true))).not.toBeNull();
    expect(ended).toEqual(['a']);
  });
});

describe('a server whose room for bodies is taken', () => {
  let door: TestDoor;
  beforeAll(async () => {
    door = await openTestDoor({}, {}, {}, () => {}, { all: 3_000, long: 2_000, ofOwner: 2_500, short: 500 });
  });
  afterAll(() => door.close());

  const begun = async (head: string): Promise<TestClient> => {
    const client = await dial(door.port);
    client.socket.write(head);
    return client;
  };
  const chunked = half(1).replace('Content-Length: 1', 'Transfer-Encoding: chunked');

  it('refuses a call before its body is read, and takes it when another is over', async () => {
    const first = await begun(half(1_500));
    first.socket.write('a');
    const second = await begun(half(600));
    await second.hears('"reason":"OVERLOADED"');
    expect(second.said()).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 2/i);
    // Who does not say how much comes may send as much as the call takes.
    const endless = await begun(chunked);
    await endless.hears('HTTP/1.1 503');
    const short = await begun(`${half(10)}a=b&c=d&e=`);
    await short.hears('HTTP/1.1 400');
    first.socket.destroy();
    await expect
      .poll(async () => {
        const again = await begun(half(600) + 'a'.repeat(600));
        await again.hears('HTTP/1.1');
        again.socket.destroy();
        return again.said().slice(0, 12);
      })
      .toBe('HTTP/1.1 400');
    short.socket.destroy();
  });
});
