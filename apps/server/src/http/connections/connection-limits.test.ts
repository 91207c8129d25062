import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { dial, half, live, openTestDoor, type TestClient, type TestDoor } from './test-door.ts';

let door: TestDoor | null = null;
afterEach(async () => {
  await door?.close();
  door = null;
});

async function dialMany(count: number, from: string): Promise<readonly TestClient[]> {
  const port = door?.port ?? 0;
  return Promise.all(Array.from({ length: count }, () => dial(port, from)));
}

function open(clients: readonly TestClient[]): number {
  return clients.filter(({ socket }) => !socket.closed && socket.readyState === 'open').length;
}

describe('of the unfinished bodies of one address only so many stay open', () => {
  it.each([
    ['IPv4', '127.0.0.7', 20],
    ['a network of IPv6', '::1', 5],
  ])('%s', async (_what, from, bound) => {
    door = await openTestDoor({ ofAddress: 20, ofNetwork: 5, patience: 300 });
    const attack = await dialMany(100, from);
    for (const { socket } of attack) socket.write(`${half(1_000)}grant`);
    await expect.poll(() => open(attack), { timeout: 10_000 }).toBe(bound);
    const refused = attack.filter(({ socket }) => socket.closed).map((client) => client.said());
    for (const said of refused.filter((text) => text !== '')) {
      expect(said).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: \d[\s\S]*"reason":"OVERLOADED"/);
    }
    // Others come and go meanwhile.
    const other = await dial(door.port, '127.0.0.8');
    other.socket.write(live);
    await other.hears('"status":"up"');
    for (const { socket } of [...attack, other]) socket.destroy();
  });

  it('behind a proxy that is trusted the proxy bounds them', async () => {
    door = await openTestDoor({ ofAddress: 5, patience: 200 }, {}, { trustProxy: ['127.0.0.9'] });
    const clients = await dialMany(30, '127.0.0.9');
    for (const { socket } of clients) socket.write(half(10));
    await sleep(1_500);
    expect(open(clients)).toBe(30);
    for (const { socket } of clients) socket.destroy();
  });
});

it('a connection that rests makes room for one that comes, and one that works does not', async () => {
  door = await openTestDoor({ ofAddress: 3, patience: 2_000 });
  const [first, second] = await dialMany(2, '127.0.0.7');
  first?.socket.write(live);
  await first?.hears('"status":"up"');
  second?.socket.write(half(16));
  const third = await dial(door.port, '127.0.0.7');
  third.socket.write(live);
  await third.hears('"status":"up"');
  const fourth = await dial(door.port, '127.0.0.7');
  fourth.socket.write(live);
  await fourth.hears('"status":"up"');
  second?.socket.write('grant_type=other');
  await second?.hears('"error":"invalid_grant"');
  for (const client of [first, second, third, fourth]) client?.socket.destroy();
});

it('when the whole server is full the address with most connections makes room for others', async () => {
  door = await openTestDoor({ all: 30, ofAddress: 25, patience: 5_000 });
  const attack = await dialMany(25, '127.0.0.7');
  for (const { socket } of attack) socket.write(half(1_000));
  const others = await Promise.all(
    Array.from({ length: 15 }, (_, number) => dial(door?.port ?? 0, `127.0.1.${number + 1}`)),
  );
  for (const { socket } of others) socket.write(live);
  await Promise.all(others.map((other) => other.hears('"status":"up"')));
  for (const { socket } of [...attack, ...others]) socket.destroy();
});
