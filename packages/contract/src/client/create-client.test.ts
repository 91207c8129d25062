import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { calls, type CallName } from '../calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ApiError,
  createClient,
  createLocalStore,
  createSessionStore,
  type Client,
  type SessionStore,
  type TabLock,
  memoryStorage as memory,
} from './index.ts';

/** How long a call of these waits. */
const TIMEOUT_MS = 300;

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = readonly [status: number, body: unknown, headers?: Record<string, string>];

let server: Server;
let origin: string;
let seen: Seen[];
let answer: (request: Seen) => Answer | Promise<Answer>;

beforeEach(async () => {
  seen = [];
  answer = () => ok(null);
  server = createServer((request, response) => {
    void handle(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function handle(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const record = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
  seen.push(record);
  const [status, content, headers = {}] = await answer(record);
  if (status === 0) {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof content === 'string' ? content : JSON.stringify(content));
}

const ok = (data: unknown): Answer => [200, { code: 200, success: true, data, msg: '操作成功' }];
const refusal = (status: number, reason: string, msg = ''): Answer => [
  status,
  { code: status, success: false, data: { reason }, msg },
];
const token = (access: string, refresh = `r-${access}`): Answer => [
  200,
  {
    access_token: access,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: 3600,
    role_name: 'exhibitor',
    real_name: '林知远',
    nick_name: '',
    exhibitor_id: 'e1',
    need_set_pwd: false,
  },
];
const isToken = (request: Seen) => request.url.startsWith('/api/blade-auth/oauth/token');

/** One lock for all clients of a test, as one browser has for its tabs. */
function oneLock(): TabLock {
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  return (task) => {
    const waited = running > 0;
    running += 1;
    const next = last.then(() => task(waited)).finally(() => (running -= 1));
    last = next.catch(() => undefined);
    return next;
  };
}

interface Bench {
  readonly client: Client<CallName>;
  readonly session: SessionStore;
  readonly lost: string[];
}

let clock = 1_000_000_000_000;
function bench(
  session = createSessionStore(createLocalStore('t', memory(), memory())),
  lock = oneLock(),
): Bench {
  const lost: string[] = [];
  const client = createClient({
    calls,
    origin,
    identity: () => ({ tenantId: '000000', exhibitionId: 'x27', client: { id: 'portal', secret: 's' } }),
    language: () => 'zh-Hant',
    session,
    lock,
    onSessionLost: (role) => lost.push(role),
    now: () => clock,
    pause: () => Promise.resolve(),
    timeout: TIMEOUT_MS,
  });
  return { client, session, lost };
}

function signedIn(session: SessionStore, access = 'a1', ageSeconds = 10) {
  session.write({
    accessToken: access,
    refreshToken: `r-${access}`,
    issuedAt: clock - ageSeconds * 1000,
    expiresIn: 3_600,
    userId: 'u1',
    roleName: 'exhibitor',
    userName: '林知远',
    exhibitorId: 'e1',
    needSetPwd: false,
    tenantId: '',
    exhibitId: '',
  });
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('expected a refusal');
}

describe('headers (wire.md §1)', () => {
  it('sends client, tenant, exhibition, language and, once signed in, the bearer token', async () => {
    const { client, session } = bench();
    await client.call('tagFormList', {});
    expect(seen[0]!.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('portal:s').toString('base64')}`,
      'tenant-id': '000000',
      'exhibition-id': 'x27',
      'accept-language': 'zh-Hant',
    });
    expect(seen[0]!.headers['blade-auth']).toBeUndefined();
    signedIn(session);
    await client.call('tagFormList', {});
    expect(seen[1]!.headers['blade-auth']).toBe('bearer a1');
  });

  it('asks in another language than that of the page where a call names one', async () => {
    const { client } = bench();
    await client.call('notices', { language: 'en', query: {} });
    expect(seen.at(-1)?.headers['accept-language']).toBe('en');
  });

  it('fills path parameters and leaves out undefined query fields', async () => {
    const { client } = bench();
    await client.call('dictionary', { params: { code: 'region/cn' }, query: { parentKey: '11' } });
    expect(seen[0]!.url).toBe('/api/dict/region%2Fcn?parentKey=11');
  });

  it('gives every POST an idempotency key and keeps it over its tries', async () => {
    const { client } = bench();
    const answers = [refusal(503, 'OVERLOADED'), ok({ id: '1', revision: 1, status: 'draft', savedAt: '' })];
    answer = () => answers.shift() ?? ok(null);
    await client.call('submit', { body: draft(true) });
    expect(seen).toHaveLength(2);
    expect(seen[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(seen[1]!.headers['idempotency-key']).toBe(seen[0]!.headers['idempotency-key']);
  });
});

const draft = (isDraft: boolean) => ({
  formId: 'f',
  formType: '4',
  version: 1,
  revision: 0,
  answers: {},
  ...(isDraft ? { draft: true } : {}),
});

describe('failures', () => {
  it('carries status, code, reason, the server’s sentence and data', async () => {
    const { client } = bench();
    answer = () => [
      409,
      { code: 409, success: false, data: { reason: 'STALE_REVISION', savedBy: '陈' }, msg: '已有人保存' },
    ];
    const error = await failure(client.call('submit', { body: draft(false) }));
    expect(error).toMatchObject({ status: 409, code: 409, reason: 'STALE_REVISION', message: '已有人保存' });
    expect(error.data['savedBy']).toBe('陈');
  });

  it('trusts the body code as well as the status', async () => {
    const { client } = bench();
    answer = () => [200, { code: 403, success: false, data: { reason: 'FORM_CLOSED' }, msg: '已截止' }];
    expect((await failure(client.call('detail', {}))).reason).toBe('FORM_CLOSED');
  });

  it('repeats GET and drafts, never a final submission', async () => {
    const { client } = bench();
    answer = () => refusal(503, 'OVERLOADED');
    await failure(client.call('detail', {}));
    expect(seen).toHaveLength(3);
    await failure(client.call('submit', { body: draft(false) }));
    expect(seen).toHaveLength(4);
  });

  it('tells a broken connection, a silence and a page that is no answer apart', async () => {
    const { client } = bench();
    answer = () => [0, ''];
    expect((await failure(client.call('submit', { body: draft(false) }))).reason).toBe('NETWORK');
    answer = () => new Promise(() => undefined);
    expect((await failure(client.call('submit', { body: draft(false) }))).reason).toBe('TIMEOUT');
    answer = () => [200, '<html>'];
    expect((await failure(client.call('detail', {}))).reason).toBe('BAD_ANSWER');
    answer = () => [502, '<html>bad gateway'];
    expect((await failure(client.call('submit', { body: draft(false) }))).reason).toBe('OVERLOADED');
  });

  it('waits for a long body as long as it takes on a slow network', async () => {
    const { client } = bench();
    answer = () => new Promise((resolve) => setTimeout(resolve, 4 * TIMEOUT_MS, ok({ id: 's1' })));
    const long = { ...draft(false), answers: { about: 'x'.repeat(100_000) } };
    expect(await client.call('submit', { body: long })).toEqual({ id: 's1' });
    expect((await failure(client.call('submit', { body: draft(false) }))).reason).toBe('TIMEOUT');
  });

  it('stops when the caller gives up', async () => {
    const { client } = bench();
    const abort = new AbortController();
    answer = () => {
      abort.abort();
      return new Promise(() => undefined);
    };
    expect((await failure(client.call('detail', { signal: abort.signal }))).reason).toBe('CANCELLED');
    expect(seen).toHaveLength(1);
  });
});

describe('files that answer (wire.md §4)', () => {
  it('come with the name the server gives them, whatever its language', async () => {
    const { client, session } = bench();
    signedIn(session);
    answer = () => [
      200,
      'PK',
      {
        'Content-Disposition': `attachment; filename="a.xlsx"; filename*=UTF-8''${encodeURIComponent('展品信息导入表.xlsx')}`,
      },
    ];
    const { blob, name } = await client.download('downloadTemplate', {
      body: { formId: '4', formItemId: 'i' },
    });
    expect([await blob.text(), name]).toEqual(['PK', '展品信息导入表.xlsx']);
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"formId":"4","formItemId":"i"}' });
    expect(seen[0]!.headers['blade-auth']).toBe('bearer a1');
  });

  it('renew the session and tell refusals as every call does', async () => {
    const { client, session } = bench();
    signedIn(session);
    answer = (request) => {
      if (isToken(request)) return token('a2');
      return request.headers['blade-auth'] === 'bearer a2'
        ? refusal(403, 'FORBIDDEN', '不行')
        : refusal(401, 'TOKEN_EXPIRED');
    };
    const refused = await failure(client.download('downloadPersons', { query: { kind: 'list' } }));
    expect([refused.reason, refused.message]).toEqual(['FORBIDDEN', '不行']);
    expect(seen.at(-1)!.url).toContain('kind=list');
    answer = () => new Promise(() => undefined);
    expect((await failure(client.download('consoleOrdersFile', { query: {} }))).reason).toBe('TIMEOUT');
  });
});

describe('session (wire.md §2)', () => {
  it('signs in with the fields as a form body and keeps the session', async () => {
    const { client, session } = bench();
    answer = () => token('a1');
    const fields = { grant_type: 'apiCaptcha', phone: '13800000001', password: 'p&w', exhibitId: 'x27' };
    await client.signIn(fields, { 'Captcha-Key': 'k', 'Captcha-Code': 'c' });
    expect(seen[0]!.headers).toMatchObject({ 'captcha-key': 'k', 'captcha-code': 'c' });
    expect(seen[0]!.url).not.toContain('?');
    expect(new URLSearchParams(seen[0]!.body).get('password')).toBe('p&w');
    expect(session.read()).toMatchObject({ accessToken: 'a1', roleName: 'exhibitor', userName: '林知远' });
  });

  it('keeps the sentence of the un-enveloped failure and never refreshes on it', async () => {
    const { client, lost } = bench();
    answer = () => [
      400,
      {
        code: 400,
        success: false,
        data: {},
        msg: '验证码不正确',
        error: 'invalid_grant',
        error_description: '验证码不正确',
      },
    ];
    expect((await failure(client.signIn({ grant_type: 'apiCaptcha' }))).message).toBe('验证码不正确');
    expect(seen).toHaveLength(1);
    expect(lost).toEqual([]);
  });

  it.each([
    ['status', () => refusal(401, 'TOKEN_EXPIRED')],
    ['body', (): Answer => [200, { code: 401, success: false, data: {}, msg: '' }]],
  ])('renews once on a 401 in the %s and replays for all who wait', async (_where, unauthorised) => {
    const { client, session, lost } = bench();
    signedIn(session);
    answer = async (request) => {
      if (isToken(request)) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return token('a2');
      }
      return request.headers['blade-auth'] === 'bearer a2' ? ok({ id: request.url }) : unauthorised();
    };
    const results = await Promise.all([
      client.call('detail', {}),
      client.call('tagFormList', {}),
      client.call('submit', { body: draft(true) }),
      client.call('userInfo', {}),
    ]);
    expect(results).toHaveLength(4);
    const renewals = seen.filter(isToken);
    expect(renewals).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(renewals[0]!.body))).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'r-a1',
      refresh_only_login: 'true',
    });
    expect(lost).toEqual([]);
  });

  it('renews once over two tabs, for a refresh token used twice revokes its family', async () => {
    const store = createSessionStore(createLocalStore('t', memory(), memory()));
    const lock = oneLock();
    const one = bench(store, lock);
    const two = bench(store, lock);
    signedIn(store);
    answer = (request) => {
      if (isToken(request)) return token('a2');
      return request.headers['blade-auth'] === 'bearer a2' ? ok(null) : refusal(401, 'TOKEN_EXPIRED');
    };
    await Promise.all([one.client.call('detail', {}), two.client.call('detail', {})]);
    expect(seen.filter(isToken)).toHaveLength(1);
  });

  it('renews once over two tabs also where the lock comes before what the other tab wrote', async () => {
    const stores = [0, 1].map(() => createSessionStore(createLocalStore('t', memory(), memory())));
    const [first, second] = stores;
    if (first === undefined || second === undefined) throw new Error('two tabs');
    const lock = oneLock();
    const one = bench(first, lock);
    const two = bench(second, lock);
    stores.forEach((store) => signedIn(store));
    first.subscribe(() => {
      const written = first.read();
      // After the lock has gone on.
      if (written !== null) setTimeout(() => second.write(written), 20);
    });
    answer = (request) => {
      if (isToken(request)) return token('a2');
      return request.headers['blade-auth'] === 'bearer a2' ? ok(null) : refusal(401, 'TOKEN_EXPIRED');
    };
    await Promise.all([one.client.call('detail', {}), two.client.call('detail', {})]);
    expect(seen.filter(isToken)).toHaveLength(1);
    expect(seen.at(-1)?.headers['blade-auth']).toBe('bearer a2');
  });

  it('renews beforehand when the token lived five sixths of its time', async () => {
    const { client, session } = bench();
    signedIn(session, 'a1', 3001);
    answer = (request) => (isToken(request) ? token('a2') : ok(null));
    await client.call('detail', {});
    expect(seen.map((request) => isToken(request))).toEqual([true, false]);
    expect(seen[1]!.headers['blade-auth']).toBe('bearer a2');
  });

  it('clears the token and opens the sign-in of the stored role once when the renewal is refused', async () => {
    const { client, session, lost } = bench();
    signedIn(session);
    answer = (request) =>
      isToken(request)
        ? [
            400,
            { code: 400, success: false, data: {}, msg: '', error: 'invalid_grant', error_description: '' },
          ]
        : refusal(401, 'TOKEN_REVOKED');
    const errors = await Promise.all([
      failure(client.call('detail', {})),
      failure(client.call('tagFormList', {})),
    ]);
    expect(errors.map((error) => error.code)).toEqual([401, 401]);
    expect(session.read()).toBeNull();
    expect(lost).toEqual(['exhibitor']);
    expect(seen.filter(isToken)).toHaveLength(1);
  });

  it('keeps the session when the renewal is not answered', async () => {
    const { client, session, lost } = bench();
    signedIn(session);
    answer = (request) => (isToken(request) ? [0, ''] : refusal(401, 'TOKEN_EXPIRED'));
    expect((await failure(client.call('submit', { body: draft(false) }))).reason).toBe('NETWORK');
    expect(session.read()?.accessToken).toBe('a1');
    expect(lost).toEqual([]);
  });

  it('gives up after a second 401, without a loop', async () => {
    const { client, session, lost } = bench();
    signedIn(session);
    answer = (request) => (isToken(request) ? token('a2') : refusal(401, 'UNAUTHORIZED'));
    await failure(client.call('detail', {}));
    expect(seen).toHaveLength(3);
    expect(session.read()).toBeNull();
    expect(lost).toEqual(['exhibitor']);
  });

  it('signs out here and on the server', async () => {
    const { client, session } = bench();
    signedIn(session);
    answer = () => [200, { success: 'true', msg: 'success' }];
    await client.signOut();
    expect(session.read()).toBeNull();
    expect(seen[0]).toMatchObject({ url: '/api/blade-auth/oauth/logout?only_login=true' });
    expect(seen[0]!.headers['blade-auth']).toBe('bearer a1');
  });
});
