import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import type { App } from '../../platform/feature.ts';
import type { Rate } from '../../platform/throttle.ts';
import type { CallPool } from '../large-calls/call-pool.ts';
import { dial, half, live, openTestDoor, type TestClient, type TestDoor } from '../connections/test-door.ts';
import type { AdmissionSettings } from './admission-settings.ts';
import { laneBounds } from './lanes.ts';

let door: TestDoor | null = null;
let open: () => void = () => undefined;
/** Calls that wait until the test opens them. */
let begun = 0;
afterEach(async () => {
  open();
  await door?.close();
  door = null;
});

const named = (address: string): string =>
  `GET /no-such-page HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`;

/** A call that is answered when the test opens it. */
function slow(app: App): void {
  const opened = new Promise<void>((settle) => (open = settle));
  begun = 0;
  app.get('/api/slow', { config: { access: 'open', headers: 'none' } }, async () => {
    begun += 1;
    await opened;
    return { data: 'slow' };
  });
}

/** The same, and a call that takes a large body. */
function slowOrLarge(app: App): void {
  slow(app);
  app.post(
    '/api/large',
    { bodyLimit: 1_000_000, config: { access: 'open', headers: 'none' } },
    async () => null,
  );
}

const few = { ...laneBounds.calls, most: 2, least: 2, patience: 50, long: 60_000 };
const lanes = { ...laneBounds, calls: few };
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
/** The head of a call whose body has so many bytes. */
const post = (path: string, bytes: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

async function ask(from: string, words: string) {
  const client = await dial(door?.port ?? 0, from);
  client.socket.write(words);
  return client;
}

/** Calls once more on a connection. @returns all that was said on it, the answer to this call included. */
async function again(client: TestClient, words: string): Promise<string> {
  const answers = (): number => client.said().match(/HTTP\/1\.1 \d/g)?.length ?? 0;
  const before = answers();
  client.socket.write(words);
  while (answers() === before || !client.said().endsWith('}')) await once(client.socket, 'data');
  return client.said();
}

/** Connections that the server has open. */
const connected = (): Promise<number> =>
  new Promise((settle) => door?.app.server.getConnections((_error, count) => settle(count)));

it('above capacity the rest is refused at the door with when to come again, and probes are answered', async () => {
  door = await openTestDoor({}, { lanes }, {}, slow);
  const admitted = [await ask('127.0.0.2', get('/api/slow')), await ask('127.0.0.3', get('/api/slow'))];
  await expect.poll(() => begun).toBe(2);
  const refused = await ask('127.0.0.4', get('/api/slow'));
  await refused.hears('"reason":"OVERLOADED"');
  expect(refused.said()).toMatch(/^HTTP\/1\.1 503 /);
  expect(refused.said()).toMatch(/\r\nretry-after: [1-9]\r\n/i);
  const probe = await ask('127.0.0.4', live);
  await probe.hears('"status":"up"');
  // The connection stays, and is served when there is room.
  open();
  await Promise.all(admitted.map((client) => client.hears('"data":"slow"')));
  refused.socket.write(get('/api/slow'));
  await refused.hears('"data":"slow"');
});

it('who hangs up does not get the place back while something still works for it', async () => {
  door = await openTestDoor({}, { lanes }, {}, slow);
  const gone = [await ask('127.0.0.2', get('/api/slow')), await ask('127.0.0.3', get('/api/slow'))];
  await expect.poll(() => begun).toBe(2);
  for (const { socket } of gone) socket.destroy();
  await expect.poll(connected).toBe(0);
  const next = await ask('127.0.0.4', get('/api/slow'));
  await next.hears('"reason":"OVERLOADED"');
  open();
  await expect.poll(() => again(next, get('/api/slow')), { timeout: 10_000 }).toContain('"data":"slow"');
});

it('bodies that do not come take nobody’s place', async () => {
  door = await openTestDoor({}, { lanes }, {}, slow);
  const bodies = await Promise.all(
    Array.from({ length: 30 }, (_, number) => ask(`127.0.1.${number + 1}`, `${half(30)}grant_type=`)),
  );
  // They come to their turn one after the other; after that they hold nothing, however long they do not come.
  await expect.poll(connected).toBe(30);
  const config = await ask('127.0.0.4', '');
  await expect
    .poll(() => again(config, get('/api/portal/config')), { timeout: 10_000 })
    .toContain('HTTP/1.1 404');
  const [first] = bodies;
  first?.socket.write('a'.repeat(19));
  await first?.hears('"error":"invalid_grant"');
});

it('a call whose body comes when every place is taken is refused, and its connection stays', async () => {
  door = await openTestDoor({}, { lanes }, {}, slowOrLarge);
  const late = await ask('127.0.0.4', `${post('/api/large', 2)}{`);
  await expect.poll(connected).toBe(1);
  await again(await ask('127.0.0.5', ''), live);
  const admitted = [await ask('127.0.0.2', get('/api/slow')), await ask('127.0.0.3', get('/api/slow'))];
  await expect.poll(() => begun).toBe(2);
  expect(await again(late, '}')).toContain('"reason":"OVERLOADED"');
  expect(late.said()).not.toMatch(/\r\nconnection: close/i);
  open();
  await Promise.all(admitted.map((client) => client.hears('"data":"slow"')));
  late.socket.write(get('/api/slow'));
  await late.hears('"data":"slow"');
});

const ratesOf = (rate: Rate): AdmissionSettings['rates'] => {
  const rates = { ofAddress: rate, ofNetwork: rate };
  return { calls: rates, pages: rates };
};

const fiveAtOnce = { perSecond: 0.1, burst: 5 };

it('a flood is refused with 429, one connection at a time waits for it, and others are not slowed down', async () => {
  door = await openTestDoor({}, { rates: ratesOf(fiveAtOnce) });
  const flood = await ask('127.0.0.2', get('/no-such-page').repeat(8));
  await flood.hears('"reason":"TOO_MANY_REQUESTS"');
  expect(
    flood
      .said()
      .match(/HTTP\/1\.1 \d+/g)
      ?.slice(0, 6),
  ).toEqual([...Array.from({ length: 5 }, () => 'HTTP/1.1 404'), 'HTTP/1.1 429']);
  expect(flood.said()).toMatch(/\r\nretry-after: [1-9]\d?\r\n/i);
  const other = await ask('127.0.0.3', get('/no-such-page'));
  await other.hears('HTTP/1.1 404');
});

it('a crowd behind one address is answered at its rate, and nobody of it is refused', async () => {
  const rate = { perSecond: 20, burst: 5 };
  door = await openTestDoor({}, { rates: ratesOf(rate) });
  const crowd = await Promise.all(Array.from({ length: 12 }, () => ask('127.0.0.2', get('/no-such-page'))));
  await Promise.all(crowd.map((client) => client.hears('HTTP/1.1 404')));
});

it('behind a proxy addresses are those that it names', async () => {
  const one = { perSecond: 0.1, burst: 1 };
  door = await openTestDoor({}, { rates: ratesOf(one) }, { trustProxy: ['127.0.0.9'] });
  const proxy = await ask('127.0.0.9', named('192.0.2.1'));
  await proxy.hears('HTTP/1.1 404');
  proxy.socket.write(named('192.0.2.2'));
  await expect.poll(() => proxy.said().match(/HTTP\/1\.1 404/g)).toHaveLength(2);
  proxy.socket.write(named('192.0.2.1'));
  await proxy.hears('HTTP/1.1 429');
  // Who is no proxy may say what it likes.
  const liar = await ask('127.0.0.2', named('192.0.2.3') + named('192.0.2.4'));
  await liar.hears('HTTP/1.1 429');
});

it('a large call that waits for a thread holds no place of those that are answered here', async () => {
  const waiting: string[] = [];
  const answered = new AbortController();
  const pool: CallPool = {
    async answer(_lane, _owner, { url }) {
      waiting.push(url);
      await once(answered.signal, 'abort');
      return { status: 200, headers: {}, body: new TextEncoder().encode('"large"') };
    },
    work: async () => new Uint8Array(),
    close: async () => undefined,
  };
  door = await openTestDoor({}, { lanes }, {}, slowOrLarge, undefined, { largeCalls: pool });
  const body = `{"formId":"${'a'.repeat(300_000)}"}`;
  const large = post('/api/large', body.length) + body;
  const clients = [];
  // More than are answered at once; one after the other, for each passes through a place on its way.
  for (const from of ['127.0.0.2', '127.0.0.2', '127.0.0.3']) {
    clients.push(await ask(from, large));
    await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(clients.length);
  }
  open();
  const small = await ask('127.0.0.4', get('/api/slow'));
  await small.hears('"data":"slow"');
  answered.abort();
  await Promise.all(clients.map((client) => client.hears('"large"')));
});
