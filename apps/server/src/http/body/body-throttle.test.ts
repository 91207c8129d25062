import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dial, openTestDoor, type TestClient, type TestDoor } from '../connections/test-door.ts';
import type { App } from '../../platform/feature.ts';
import { createBodyThrottle, type ThrottleBounds } from './body-throttle.ts';

const bounds: ThrottleBounds = {
  ofOwner: { perSecond: 10, burst: 30 },
  ofAddress: { perSecond: 20, burst: 100 },
  patience: 5_000,
};

let now = 0;
beforeEach(() => {
  now = 1_000;
});

const open = (): ReturnType<typeof createBodyThrottle> => createBodyThrottle(bounds, () => now);

describe('the throttle of long bodies', () => {
  it('lets a burst pass at once, and what follows at its rate', () => {
    const throttle = open();
    expect(throttle.wait('a', '1', 30)).toBe(0);
    expect(throttle.wait('a', '1', 10)).toBe(1_000);
    expect(throttle.wait('a', '1', 20)).toBe(3_000);
    now += 3_000;
    expect(throttle.wait('a', '1', 10)).toBe(1_000);
  });

  it('refuses what would wait too long, and does not count it', () => {
    const throttle = open();
    expect(throttle.wait('a', '1', 30)).toBe(0);
    expect(throttle.wait('a', '1', 51)).toBeNull();
    expect(throttle.wait('a', '1', 50)).toBe(5_000);
    expect(throttle.wait('b', '2', 30)).toBe(0);
  });

  it('counts all owners of one address together', () => {
    const throttle = open();
    for (const owner of ['a', 'b', 'c']) expect(throttle.wait(owner, '1', 30)).toBe(0);
    expect(throttle.wait('d', '1', 30)).toBe(1_000);
    expect(throttle.wait('e', '2', 30)).toBe(0);
  });

  it('has who did not say how much came wait the next time', () => {
    const throttle = open();
    expect(throttle.wait('a', '1', 0)).toBe(0);
    throttle.charge('a', '1', 60);
    expect(throttle.wait('a', '1', 0)).toBe(3_000);
    now += 6_000;
    expect(throttle.wait('a', '1', 30)).toBe(0);
  });
});

const statusOf = async (client: TestClient): Promise<string> => {
  await client.hears('HTTP/1.1');
  return client.said().slice(9, 12);
};

describe('a server that throttles long bodies', () => {
  const long = 300_000;
  const json = JSON.stringify('a'.repeat(long - 2));
  let door: TestDoor;
  let reads = 0;
  beforeEach(() => {
    reads = 0;
  });
  afterEach(() => door.close());

  const openDoor = async (perSecond: number, patience = 1_500): Promise<void> => {
    const rate = { perSecond, burst: long };
    const prepare = (app: App): void =>
      void app.post('/test/read', { bodyLimit: 2 * long }, () => {
        reads += 1;
        return { reads };
      });
    const rates = { ofOwner: rate, ofAddress: rate, patience };
    door = await openTestDoor({}, {}, {}, prepare, undefined, {}, rates);
  };
  const send = async (framing: string, body: string): Promise<TestClient> => {
    const client = await dial(door.port);
    client.socket.write(
      `POST /test/read HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${framing}\r\n\r\n${body}`,
    );
    return client;
  };

  it('answers what waits in its turn, and short ones at once', async () => {
    await openDoor(long);
    const clients = await Promise.all([1, 2].map(() => send(`Content-Length: ${long}`, json)));
    const short = await send('Content-Length: 2', '{}');
    await short.hears('"reads"');
    expect(await Promise.all(clients.map(statusOf))).toEqual(['200', '200']);
    expect(reads).toBe(3);
  });

  it('has many wait without a warning of the runtime', async () => {
    const warnings: string[] = [];
    const warn = ({ name }: Error): void => void warnings.push(name);
    process.on('warning', warn);
    try {
      await openDoor(long, 30_000);
      await Promise.all(Array.from({ length: 14 }, () => send(`Content-Length: ${long}`, json)));
      // Whoever is answered after them found them waiting.
      for (let left = 10; left > 0; left -= 1)
        expect(await statusOf(await send('Content-Length: 2', '{}'))).toBe('200');
      expect(warnings).toEqual([]);
    } finally {
      process.off('warning', warn);
    }
  });

  it('refuses what would wait too long, with a time to come again', async () => {
    await openDoor(long / 60);
    const [first, second] = await Promise.all([1, 2].map(() => send(`Content-Length: ${long}`, json)));
    await Promise.all([first?.hears('HTTP/1.1'), second?.hears('HTTP/1.1')]);
    expect(`${first?.said()}${second?.said()}`).toMatch(/ 503 [\s\S]*retry-after: 2/i);
    expect(reads).toBe(1);
  });

  it('has who sends in pieces of unsaid length wait for what they sent before', async () => {
    await openDoor(long / 60);
    const pieces = `${long.toString(16)}\r\n${json}\r\n0\r\n\r\n`;
    const chunked = async (): Promise<string> => statusOf(await send('Transfer-Encoding: chunked', pieces));
    expect(await chunked()).toBe('200');
    await expect.poll(chunked, { timeout: 10_000 }).toBe('503');
    expect(reads).toBeLessThanOrEqual(3);
  });
});
