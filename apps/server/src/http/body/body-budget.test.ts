import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dial, half, openTestDoor, type TestClient, type TestDoor } from '../connections/test-door.ts';
import { createBodyBudget } from './body-budget.ts';

const bounds = { all: 100, long: 80, ofCaller: 30, short: 10 };

describe('room for bodies', () => {
  it('of one caller ends before that of others', () => {
    const budget = createBodyBudget(bounds);
    expect(budget.take('a', 30)).not.toBeNull();
    expect(budget.take('a', 11)).toBeNull();
    expect(budget.take('b', 11)).not.toBeNull();
  });

  it('for long ones ends before that for short ones', () => {
    const budget = createBodyBudget(bounds);
    for (const caller of ['a', 'b', 'c', 'd']) expect(budget.take(caller, 20)).not.toBeNull();
    expect(budget.take('e', 11)).toBeNull();
    expect([budget.take('a', 10), budget.take('a', 10)]).not.toContain(null);
    expect(budget.take('f', 1)).toBeNull();
  });

  it('is there again when a call is over, and only once', () => {
    const budget = createBodyBudget(bounds);
    const release = budget.take('a', 30);
    release?.();
    release?.();
    expect(budget.take('a', 30)).not.toBeNull();
    expect(budget.take('a', 20)).toBeNull();
  });
});

describe('a server whose room for bodies is taken', () => {
  let door: TestDoor;
  beforeAll(async () => {
    door = await openTestDoor({}, {}, {}, () => {}, { all: 3_000, long: 2_000, ofCaller: 2_000, short: 500 });
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
