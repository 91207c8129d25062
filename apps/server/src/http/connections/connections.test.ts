import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dial, half, live, openTestDoor, type TestDoor } from './test-door.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor({ headers: 400, silence: 400, request: 1_200 }, {}, {}, (app) => {
    app.get('/api/large', { config: { access: 'open', headers: 'none' } }, (_request, reply) =>
      reply.send('a'.repeat(50_000_000)),
    );
  });
});
afterAll(() => door.close());

const timeout = /^HTTP\/1\.1 408 [\s\S]*"reason":"REQUEST_TIMEOUT"/;

describe('a call that does not come is answered with 408 in the envelope, and its connection closed', () => {
  it.each([
    ['no byte at all', ''],
    ['a line that goes on and on', 'GET /api/health/live HT'],
    ['headers without an end', 'GET /api/health/live HTTP/1.1\r\nHost: a\r\nX-A: 1\r\n'],
  ])('%s', async (_what, said) => {
    const client = await dial(door.port);
    client.socket.write(said);
    expect(await client.end).toMatch(timeout);
  });

  it('headers that come a byte at a time', async () => {
    const client = await dial(door.port);
    const drip = setInterval(() => client.socket.write('X-A: 1\r\n'), 50);
    client.socket.write('GET /api/health/live HTTP/1.1\r\nHost: a\r\n');
    expect(await client.end).toMatch(timeout);
    clearInterval(drip);
  });

  it.each([
    ['a body of which nothing comes', ''],
    ['a body that stops', 'grant_type=pass'],
  ])('%s', async (_what, begun) => {
    const client = await dial(door.port);
    client.socket.write(half(1_000) + begun);
    expect(await client.end).toMatch(timeout);
  });

  it('a body in pieces that stops', async () => {
    const client = await dial(door.port);
    client.socket.write(half(1).replace('Content-Length: 1', 'Transfer-Encoding: chunked'));
    client.socket.write('4\r\ngran\r\n');
    expect(await client.end).toMatch(timeout);
  });

  it('a body that comes a byte at a time for longer than any body may', async () => {
    const client = await dial(door.port);
    client.socket.write(half(2_000));
    const drip = setInterval(() => client.socket.write('a'), 50);
    expect(await client.end).toMatch(timeout);
    clearInterval(drip);
  });

  it('the second call of a connection as the first', async () => {
    const client = await dial(door.port);
    client.socket.write(live);
    await client.hears('"status":"up"');
    client.socket.write('GET /api/hea');
    const said = await client.end;
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
  });
});

it('a body that comes slowly but comes is taken', async () => {
  const client = await dial(door.port);
  const body = 'grant_type=o';
  client.socket.write(half(body.length));
  // Longer in all than it may stand still.
  for (const letter of body) {
    await sleep(60);
    client.socket.write(letter);
  }
  await client.hears('"error":"invalid_grant"');
  client.socket.end();
});

it('a body that came while the server itself was held up is taken', async () => {
  const own = await openTestDoor({ headers: 10_000, silence: 300, request: 60_000 });
  const client = await dial(own.port);
  const body = 'grant_type=o';
  client.socket.write(half(body.length).replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'));
  await client.hears('100 Continue');
  // Longer than a body may stand still: as on a machine that sleeps.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  client.socket.write(body);
  await client.hears('"error":"invalid_grant"');
  client.socket.destroy();
  await own.close();
});

it('an answer that is not taken ends its connection', async () => {
  const client = await dial(door.port);
  client.socket.pause();
  await expect.poll(() => openConnections(door)).toBeGreaterThan(0);
  client.socket.write('GET /api/large HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => openConnections(door), { timeout: 10_000 }).toBe(0);
  client.socket.destroy();
});

it('after an answer that did not wait for the rest of its body no second answer is invented', async () => {
  const client = await dial(door.port);
  client.socket.write('POST /api/no-such-call HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nabc');
  const said = await client.end;
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404']);
});

it('many calls that are sent ahead of their answers end the connection', async () => {
  const client = await dial(door.port);
  client.socket.write('GET /api/health/ready HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200));
  await client.end;
});

function openConnections(at: TestDoor): Promise<number> {
  return new Promise((settle, fail) => {
    at.app.server.getConnections((error, count) => (error === null ? settle(count) : fail(error)));
  });
}
