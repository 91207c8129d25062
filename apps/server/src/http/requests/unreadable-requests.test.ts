import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let port: number;

beforeAll(async () => {
  server = await createTestApp();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Status, headers and JSON of whatever comes back for these bytes until the server hangs up. */
async function say(lines: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  const pieces: string[] = [];
  socket.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  const [head = '', body = ''] = pieces.join('').split('\r\n\r\n');
  const json: unknown = JSON.parse(body);
  return {
    status: Number(head.split(' ')[1]),
    named: /^x-request-id: [\w-]{36}$/im.test(head),
    kept: !/^cache-control: no-store$/im.test(head),
    json,
  };
}

describe('wire.md §1: an answer is an envelope with a request id, even to', () => {
  it.each([
    ['no HTTP at all', ['HELLO']],
    ['a header that is none', ['GET / HTTP/1.1', 'Host: a', 'what is this']],
    ['headers without end', ['GET / HTTP/1.1', 'Host: a', `X: ${'a'.repeat(70_000)}`]],
    ['an unknown method', ['FOO /api/health/live HTTP/1.1', 'Host: a']],
    ['two lengths', ['POST /api/x HTTP/1.1', 'Host: a', 'Content-Length: 3', 'Transfer-Encoding: chunked']],
    ['a call without a host', ['GET /api/health/live HTTP/1.1', 'Connection: close']],
  ])('%s', async (_what, lines) => {
    const { status, named, json } = await say(lines);
    expect([status, named]).toEqual([400, true]);
    expect(json).toMatchObject({ code: 400, success: false, data: { reason: 'BAD_REQUEST' } });
  });

  it('an expectation nobody knows, which is not met', async () => {
    const lines = ['GET /api/health/live HTTP/1.1', 'Host: a', 'Expect: more', 'Connection: close'];
    expect(await say(lines)).toMatchObject({ status: 200, named: true, json: { code: 200 } });
  });
});

it('an address with its host is the same call, guarded as any other', async () => {
  const lines = ['GET http://a/api/blade-user/info HTTP/1.1', 'Host: a', 'Connection: close'];
  expect((await say(lines)).json).toMatchObject({ code: 400, data: { reason: 'EXHIBITION_NEEDED' } });
  const health = ['GET http://a/api/health/live?x=1 HTTP/1.1', 'Host: a', 'Connection: close'];
  expect(await say(health)).toMatchObject({ status: 200, named: true, kept: false });
});
