import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { ApiError } from '@zhantai/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForeign } from './ask-foreign.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What the foreign house was asked, and what it answers. */
let requests: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let answer: Answer;
let gone: Promise<unknown>[] = [];
const house = createServer(testCertificate(), (request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    gone.push(once(response, 'close'));
    answer(response, request);
  });
});
let host = '';

beforeAll(async () => {
  // The house shows a certificate of its own making; nothing else is asked in this file.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  house.listen(0, '127.0.0.1');
  await once(house, 'listening');
  const address = house.address();
  host = `localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(async () => {
  delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  house.closeAllConnections();
  house.close();
  await once(house, 'close');
});
beforeEach(() => {
  [requests, gone] = [[], []];
  answer = json({ data: [{ value: '1', label: '\u{20bb7}' }] });
});

const json =
  (content: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  };

const ask = (
  path: string,
  changes: {
    hosts?: readonly string[];
    method?: 'get' | 'post';
    headers?: Record<string, string>;
    query?: Record<string, string>;
    signal?: AbortSignal;
    milliseconds?: number;
    bytes?: number;
  } = {},
): Promise<unknown> => {
  const { hosts = [host], method = 'get', headers = {}, query = {}, signal, milliseconds, bytes } = changes;
  return askForeign(
    hosts,
    { url: path.startsWith('/') ? `https://${host}${path}` : path, method, headers },
    query,
    signal ?? new AbortController().signal,
    { milliseconds: milliseconds ?? 20_000, bytes: bytes ?? 2 ** 20 },
  );
};

async function reason(asking: Promise<unknown>): Promise<string> {
  try {
    await asking;
  } catch (error) {
    if (error instanceof ApiError) return error.reason;
    throw error;
  }
  return 'answered';
}

describe('engine.md §5: a foreign house on the list of the organiser', () => {
  it('is asked what the form says, and gives its options', async () => {
    const query = { of: '\u{20bb7}&a=b', parentKey: '' };
    expect(await ask('/list?kind=1', { query, headers: { 'x-kind': 'a' } })).toEqual({
      data: [{ value: '1', label: '\u{20bb7}' }],
    });
    const [{ method, url, headers } = { method: '', url: '', headers: {} }] = requests;
    expect(method).toBe('GET');
    expect(Object.fromEntries(new URL(url, 'https://x').searchParams)).toEqual({ kind: '1', ...query });
    expect(headers).toMatchObject({ 'x-kind': 'a' });
  });

  it('is asked by POST with a body', async () => {
    await ask('/list', { method: 'post', query: { of: 'a' } });
    expect(requests).toMatchObject([{ method: 'POST', url: '/list', body: '{"of":"a"}' }]);
  });

  it('hears nothing of who asks', async () => {
    await ask('/list');
    const names = Object.keys(requests[0]?.headers ?? {});
    for (const name of ['authorization', 'blade-auth', 'cookie', 'referer', 'tenant-id', 'ticket']) {
      expect(names).not.toContain(name);
    }
  });
});

describe('nobody else is asked', () => {
  it.each([
    ['no house is listed', '/list', []],
    ['another is listed', '/list', ['data.example.org']],
    ['another port is listed', '/list', ['localhost', 'localhost:1']],
    ['its name only ends so', 'https://evil-localhost/', ['localhost']],
    ['its name only begins so', 'https://localhost.evil.example/', ['localhost']],
    ['the name stands before an @', 'https://localhost@evil.example/', ['localhost']],
    ['an address of the own network is not named as such', 'https://127.0.0.1/', ['localhost']],
    ['an address is written otherwise', 'https://2130706433/', ['localhost']],
    ['it is not https', 'http://localhost/', ['localhost']],
    ['it is no address of the web', 'file:///etc/passwd', ['', 'localhost']],
    ['it is data', 'data:application/json,[]', ['']],
  ])('where %s', async (_, path, hosts) => {
    expect(await reason(ask(path, { hosts }))).toBe('BAD_ANSWER');
    expect(requests).toEqual([]);
  });
});

describe('a house that does not answer what it should', () => {
  it.each<[string, Answer]>([
    ['leads to another', (response) => response.writeHead(302, { location: 'https://evil.example/' }).end()],
    ['leads to itself', (response) => response.writeHead(307, { location: '/list' }).end()],
    ['refuses', json({ data: [] }, 403)],
    ['fails', json({ data: [] }, 500)],
    ['answers a page', (response) => response.end('<!doctype html><title>sign in</title>')],
    ['answers nothing', (response) => response.end()],
    ['answers half', (response) => response.end('{"data":[')],
    ['hangs up', (response) => response.destroy()],
  ])('that %s is failed', async (_, given) => {
    answer = given;
    expect(await reason(ask('/list'))).toBe('BAD_ANSWER');
    expect(requests).toHaveLength(1);
  });

  it('too much is not read to its end, whatever it says of its length', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        while (response.write('"'.padEnd(65_536, 'a')) && !response.destroyed);
      };
      response.on('drain', more);
      more();
    };
    expect(await reason(ask('/list'))).toBe('BAD_ANSWER');
    await Promise.all(gone);
  });

  it('as much as may be is read', async () => {
    const text = 'a'.repeat(1_000);
    answer = json(text);
    expect(await ask('/list', { bytes: 1_002 })).toBe(text);
    expect(await reason(ask('/list', { bytes: 1_001 }))).toBe('BAD_ANSWER');
  });

  it('who is silent, or drips, is not waited for', async () => {
    answer = () => undefined;
    expect(await reason(ask('/list', { milliseconds: 50 }))).toBe('BAD_ANSWER');
    answer = (response) => {
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => {
        clearInterval(timer);
      });
    };
    expect(await reason(ask('/list', { milliseconds: 100 }))).toBe('BAD_ANSWER');
    await Promise.all(gone);
  });

  it('what nobody waits for any more is given up', async () => {
    const ending = new AbortController();
    answer = () => {
      ending.abort();
    };
    expect(await reason(ask('/list', { signal: ending.signal }))).toBe('CANCELLED');
    await Promise.all(gone);
    expect(await reason(ask('/list', { signal: AbortSignal.abort() }))).toBe('CANCELLED');
    expect(requests).toHaveLength(1);
  });
});

/** A key and a certificate that nobody but a test believes. */
interface TestCertificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate for `localhost`, signed by itself (RFC 5280, version 1). */
function testCertificate(): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(object('2a8648ce3d040302'));
  const name = sequence(element(0x31, sequence(object('550403'), element(0x0c, Buffer.from('localhost')))));
  const time = (text: string): Buffer => element(0x17, Buffer.from(text));
  const content = sequence(
    element(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = element(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]));
  const der = sequence(content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`,
  };
}

/** An element of DER, whose content is shorter than 64 KB. */
function element(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

function object(hex: string): Buffer {
  return element(0x06, Buffer.from(hex, 'hex'));
}
