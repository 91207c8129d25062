import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInCalls } from '../../calls/accounts/sign-in.ts';
import { createClient, createLocalStore, createSessionStore, memoryStorage } from '../index.ts';
import { ApiError } from '../api-error.ts';
import { createCaptcha, type CaptchaControl, type CaptchaView } from './create-captcha.ts';

const picture = { key: 'a', image: 'data:image/png;base64,AA==' };
const proof = { salt: 'salt', challenge: 'challenge', max: 10 };
const question = { key: 'b', image: '', question: 'Type these six digits: one two', proof };

let server: Server;
let captcha: CaptchaControl;
let requests: string[];
/** What is answered to who wants a picture. */
let drawn: readonly [status: number, body: unknown];

beforeEach(async () => {
  [requests, drawn] = [[], [200, picture]];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const [status, body] = request.url?.endsWith('way=words') === true ? [200, question] : drawn;
    response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '10' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = createClient({
    calls: signInCalls,
    origin: `http://127.0.0.1:${port}`,
    identity: () => null,
    language: () => 'en',
    session: createSessionStore(createLocalStore('t', memoryStorage(), memoryStorage())),
    lock: (task) => task(false),
    onSessionLost: () => undefined,
  });
  captcha = createCaptcha(client, { costly: false, solve: async ({ salt }) => `${salt}7` });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** What stands there once something came. */
function shown(): Promise<CaptchaView> {
  return new Promise((resolve) => {
    const leave = captcha.subscribe(() => {
      leave();
      resolve(captcha.read());
    });
  });
}

it('shows the picture that the server drew', async () => {
  const view = shown();
  const stop = captcha.start();
  expect(await view).toMatchObject({ captcha: picture, inWords: false, failed: false });
  stop();
});

it('asks in words where the server cannot draw just now, and does the work that belongs to it', async () => {
  drawn = [503, { code: 503, success: false, data: { reason: 'OVERLOADED' }, msg: '' }];
  const view = shown();
  const stop = captcha.start();
  expect(await view).toMatchObject({ captcha: question, inWords: true, failed: false });
  expect(await captcha.send('12', async (headers) => headers)).toEqual({
    'Captcha-Key': 'b',
    'Captcha-Code': '12',
    'Captcha-Proof': 'salt7',
  });
  stop();
});

it('says that it failed where the server refuses for another reason', async () => {
  drawn = [429, { code: 429, success: false, data: { reason: 'TOO_MANY_REQUESTS' }, msg: '' }];
  const view = shown();
  const stop = captcha.start();
  expect(await view).toMatchObject({ captcha: null, inWords: false, failed: true });
  expect(requests).toHaveLength(1);
  stop();
});

it('keeps the picture for who is told to wait, however old it is, and replaces it afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const view = shown();
    const stop = captcha.start();
    await view;
    await vi.advanceTimersByTimeAsync(284_000);
    const slowed = new ApiError({
      status: 429,
      code: 429,
      reason: 'TOO_MANY_REQUESTS',
      message: '',
      data: {},
      retryAfter: 60_000,
    });
    await expect(captcha.send('12', () => Promise.reject(slowed))).rejects.toBe(slowed);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await captcha.send('12', async (headers) => headers)).toMatchObject({ 'Captcha-Key': 'a' });
    expect(requests).toHaveLength(1);
    const next = shown();
    await vi.advanceTimersByTimeAsync(15_000);
    await next;
    expect(requests).toHaveLength(2);
    stop();
    await expect(captcha.send('12', () => Promise.reject(slowed))).rejects.toBe(slowed);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requests).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
