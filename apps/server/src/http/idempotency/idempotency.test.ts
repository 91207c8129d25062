import { EventEmitter, once } from 'node:events';
import type { TokenAnswer } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { captchaHeaders, createTestAccount, signInAs, testPassword } from '../../auth/testing.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import type { App } from '../../platform/feature.ts';
import { ok } from '../../platform/ok.ts';
import { Refusal } from '../../platform/refusal.ts';
import { buildApp } from '../build-app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { identifyCall, type IdentifiedCall } from './identify-call.ts';
import { claimKey, deleteOldKeys, trimKeys } from './store.ts';

/** Polled long enough for a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000 });

let server: TestApp;
let second: App;
let fair: Exhibition;
let user: Record<string, string>;
let done = 0;
let count = 0;
const gate = new EventEmitter();

const Body = Type.Object({
  answer: Type.Integer(),
  size: Type.Optional(Type.Integer()),
  wait: Type.Optional(Type.Boolean()),
});
const Query = Type.Object({ part: Type.Optional(Type.String()) });

async function handle(status: number, size: number, wait: boolean) {
  done += 1;
  if (wait) await once(gate, 'open');
  if (status === 500) throw new Error('a bug');
  if (status === 409) throw new Refusal('STALE_REVISION', {}, { time: done });
  if (status === 429) throw new Refusal('TOO_MANY_REQUESTS', { seconds: 1 });
  if (status === 401) throw new Refusal('TOKEN_EXPIRED');
  return { time: done, secret: 'kept-by-nobody', text: Array.from({ length: size }, () => Math.random()) };
}

function addRoutes(app: App): void {
  const schema = { body: Body, querystring: Query };
  app.post('/api/test/do', { config: { access: 'user' }, schema }, async (request, reply) => {
    const { answer, size = 0, wait = false } = request.body;
    return ok(reply, await handle(answer, size, wait));
  });
  app.post(
    '/api/test/open',
    { config: { access: 'open', headers: 'none' }, schema: { body: Body } },
    async (request, reply) => ok(reply, await handle(request.body.answer, 0, false)),
  );
}

beforeAll(async () => {
  server = await createTestApp();
  const { database, settings, now } = server;
  second = await buildApp({ database, settings, now });
  addRoutes(server.app);
  addRoutes(second);
  fair = await createTestExhibition(server);
  user = (await signInAs(server, fair, { role: 'exhibitor' })).headers;
});
afterAll(async () => {
  await second.close();
  await server.close();
});
beforeEach(() => {
  done = 0;
});

const newKey = (): string => `key-${(count += 1)}`;

interface Options {
  readonly app?: App;
  readonly headers?: Record<string, string>;
  readonly url?: string;
}

async function send(
  key: string,
  payload: object,
  { app = server.app, headers = user, url = '/api/test/do' }: Options = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'idempotency-key': key, 'accept-encoding': 'gzip' },
    payload,
  });
  return {
    status: answer.statusCode,
    text: answer.rawPayload.toString('base64'),
    again: answer.headers['idempotent-replayed'] === 'true',
    json: () => answer.json<{ data: { reason?: string; time?: number } }>(),
  };
}

const ageKeys = (seconds: number) =>
  server.database
    .updateTable('idempotent_answer')
    .set({
      created_at: sql<Date>`created_at - make_interval(secs => ${seconds})`,
      alive_until: sql<Date>`alive_until - make_interval(secs => ${seconds})`,
    })
    .execute();

describe('the same key and body (wire.md §1)', () => {
  test('gives the first answer again, from every server', async () => {
    const key = newKey();
    const first = await send(key, { answer: 200 });
    const later = await Promise.all([
      send(key, { answer: 200 }),
      send(key, { answer: 200 }, { app: second }),
    ]);
    expect(first).toMatchObject({ status: 200, again: false });
    expect(later.map(({ status, text, again }) => ({ status, text, again }))).toEqual([
      { status: 200, text: first.text, again: true },
      { status: 200, text: first.text, again: true },
    ]);
    expect(done).toBe(1);
  });

  test('does it once when fifty come at once to two servers, and all get the one answer', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(key, { answer: 200 }, { app: index % 2 === 0 ? server.app : second }),
      ),
    );
    expect(done).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ again }) => !again)).toHaveLength(1);
  });

  test('waits while the first still runs', async () => {
    const key = newKey();
    const first = send(key, { answer: 200, wait: true });
    await soon(() => done).toBe(1);
    const repeated = send(key, { answer: 200, wait: true }, { app: second });
    const other = await send(key, { answer: 200 }, { app: second });
    expect(other.json()).toMatchObject({ code: 409, data: { reason: 'IDEMPOTENCY_CONFLICT' } });
    gate.emit('open');
    expect((await repeated).text).toBe((await first).text);
    expect(done).toBe(1);
  });

  test('gives a refusal again', async () => {
    const key = newKey();
    const first = await send(key, { answer: 409 });
    const again = await send(key, { answer: 409 });
    expect(first.json()).toMatchObject({ code: 409, data: { reason: 'STALE_REVISION', time: 1 } });
    expect(again).toMatchObject({ status: 409, text: first.text, again: true });
  });

  test.each([500, 429, 401])('is done again after %i: that answer asks for it', async (answer) => {
    const key = newKey();
    expect((await send(key, { answer })).status).toBe(answer);
    expect(await send(key, { answer })).toMatchObject({ status: answer, again: false });
    expect(done).toBe(2);
  });

  test('is forgotten after 24 hours', async () => {
    const key = newKey();
    await send(key, { answer: 200 });
    await ageKeys(86_300);
    expect((await send(key, { answer: 200 })).again).toBe(true);
    await ageKeys(101);
    expect((await send(key, { answer: 200 })).again).toBe(false);
    expect(done).toBe(2);
  });

  test('is done again where its answer is too great to be kept', async () => {
    const key = newKey();
    await send(key, { answer: 200, size: 400_000 });
    expect(await send(key, { answer: 200, size: 400_000 })).toMatchObject({ status: 200, again: false });
    expect(done).toBe(2);
  });
});

describe('a key', () => {
  test('with another body, or at another address, is refused', async () => {
    const key = newKey();
    await send(key, { answer: 200 });
    const conflict = { code: 409, data: { reason: 'IDEMPOTENCY_CONFLICT' } };
    expect((await send(key, { answer: 200, size: 1 })).json()).toMatchObject(conflict);
    expect((await send(key, { answer: 200 }, { url: '/api/test/do?part=2' })).json()).toMatchObject(conflict);
    expect((await send(key, { answer: 200 }, { app: second })).again).toBe(true);
    expect(done).toBe(1);
  });

  test('belongs to one caller', async () => {
    const other = (await signInAs(server, fair, { role: 'exhibitor' })).headers;
    const key = newKey();
    const first = await send(key, { answer: 200 });
    const foreign = await send(key, { answer: 409 }, { headers: other });
    expect(foreign).toMatchObject({ status: 409, again: false });
    expect((await send(key, { answer: 200 })).text).toBe(first.text);
  });

  test('works before anybody signs in, for one exhibition', async () => {
    const key = newKey();
    const open = { url: '/api/test/open', headers: clientHeaders(fair) };
    const first = await send(key, { answer: 200 }, open);
    expect(await send(key, { answer: 200 }, open)).toMatchObject({ text: first.text, again: true });
    const sibling = await createTestExhibition(server, { tenantId: fair.tenantId });
    const elsewhere = await send(key, { answer: 200 }, { ...open, headers: clientHeaders(sibling) });
    expect(elsewhere.again).toBe(false);
  });

  test('works beside headers of any length', async () => {
    const headers = { ...clientHeaders(fair), ticket: 'x'.repeat(3_000) };
    const answer = await send(newKey(), { answer: 200 }, { url: '/api/test/open', headers });
    expect(answer.status).toBe(200);
  });

  test.each(['', ' ', 'a b', 'x'.repeat(201), 'ü'])('must be one: %j', async (key) => {
    expect((await send(key, { answer: 200 })).json()).toMatchObject({
      code: 400,
      data: { reason: 'BAD_REQUEST' },
    });
    expect(done).toBe(0);
  });

  test('of a server that died is free after a while, for the same body alone', async () => {
    const key = newKey();
    // The call of a process that was killed while it ran.
    const call = await identified(key, { answer: 200 });
    expect(await claimKey(server.database, call, 'dead')).toBe(true);
    await ageKeys(16);
    expect((await send(key, { answer: 200, size: 1 })).json()).toMatchObject({ code: 409 });
    expect(await send(key, { answer: 200 })).toMatchObject({ status: 200, again: false });
    expect(done).toBe(1);
  });

  test('costs nobody anything without a right to the call', async () => {
    const key = newKey();
    expect((await send(key, { answer: 200 }, { headers: clientHeaders(fair) })).status).toBe(401);
    expect(await send(key, { answer: 200 })).toMatchObject({ status: 200, again: false });
  });
});

/** How the server sees a call of {@link user}. */
async function identified(key: string, payload: object): Promise<IdentifiedCall> {
  let seen: IdentifiedCall | null = null;
  const { database, settings, now } = server;
  const probe = await buildApp({ database, settings, now });
  probe.post('/api/test/do', { config: { access: 'user' }, schema: { body: Body } }, (request, reply) => {
    seen = identifyCall(settings.secrets.tokenSecret, request, key);
    return ok(reply, null);
  });
  await probe.inject({ method: 'POST', url: '/api/test/do', headers: user, payload });
  await probe.close();
  if (seen === null) throw new Error('The call did not arrive');
  return seen;
}

describe('what is kept', () => {
  test('tells nobody what was asked and answered', async () => {
    await server.database.deleteFrom('idempotent_answer').execute();
    const key = newKey();
    await send(key, { answer: 200 });
    const [row] = await server.database.selectFrom('idempotent_answer').selectAll().execute();
    const text = Object.values(row ?? {})
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join(' ');
    expect(row?.answer).not.toBeNull();
    expect(text).not.toContain('kept-by-nobody');
    expect(text).not.toContain(key);
  });

  test('is cleaned up when its day is over', async () => {
    await send(newKey(), { answer: 200 });
    await ageKeys(86_401);
    expect(await deleteOldKeys(server.database, 5_000)).toBeGreaterThan(0);
    expect(await deleteOldKeys(server.database, 5_000)).toBe(0);
  });

  test('of one caller is bounded', async () => {
    const own = (await signInAs(server, fair, { role: 'exhibitor' })).headers;
    await server.database.deleteFrom('idempotent_answer').execute();
    await send('first', { answer: 200 }, { headers: own });
    const [row] = await server.database.selectFrom('idempotent_answer').selectAll().execute();
    await sql`
      insert into idempotent_answer (tenant_id, exhibition_id, key_hash, caller, request_hash, runner, alive_until, created_at)
      select tenant_id, exhibition_id, decode(lpad(to_hex(n), 8, '0'), 'hex'), caller, request_hash, runner, alive_until,
        created_at - make_interval(secs => n)
      from idempotent_answer, generate_series(1, 2000) as n
    `.execute(server.database);
    for (let index = 0; index < 200; index += 1) {
      await send(`more-${index}`, { answer: 200 }, { headers: own });
    }
    const kept = await server.database
      .selectFrom('idempotent_answer')
      .select((query) => query.fn.countAll<string>().as('count'))
      .where('caller', '=', row?.caller ?? '')
      .executeTakeFirstOrThrow();
    expect(Number(kept.count)).toBeLessThanOrEqual(500 + 200);
  });
});

describe('answers of one caller', () => {
  test('are kept up to so many bytes, the newest', async () => {
    await server.database.deleteFrom('idempotent_answer').execute();
    const keys = [newKey(), newKey(), newKey(), newKey()];
    for (const key of keys) {
      // One after the other, for the order is what counts.
      await send(key, { answer: 200, size: 1_000 });
    }
    const [row] = await server.database.selectFrom('idempotent_answer').select('answer').execute();
    const one = row?.answer?.length ?? 0;
    expect(one).toBeGreaterThan(1_000);
    const call = await identified(keys[0] ?? '', { answer: 200, size: 1_000 });
    await trimKeys(server.database, { ...call, mostBytes: one + 500 });
    const again = [];
    for (const key of keys.toReversed()) again.push((await send(key, { answer: 200, size: 1_000 })).again);
    expect(again).toEqual([true, true, false, false]);
  });
});

describe('the real calls', () => {
  test('tokens are given again for no key, and nothing of them is kept', async () => {
    const account = await createTestAccount(server, fair, { role: 'exhibitor' });
    await server.database.deleteFrom('idempotent_answer').execute();
    const captcha = await captchaHeaders(server);
    const ask = async (key: string, fields: Record<string, string>) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: calls.token.path,
        headers: {
          ...clientHeaders(fair),
          ...captcha,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': key,
        },
        payload: new URLSearchParams(fields).toString(),
      });
      return { status: answer.statusCode, body: answer.json<TokenAnswer>() };
    };
    const byPassword = { grant_type: 'apiCaptcha', phone: account.phone ?? '', password: testPassword };
    const key = newKey();
    const first = await ask(key, byPassword);
    expect(first.status).toBe(200);
    // The captcha was used: the same key signs nobody in again.
    expect((await ask(key, byPassword)).status).toBe(400);
    const renewal = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token };
    const renewed = await Promise.all([ask(key, renewal), ask(key, renewal), ask('no key', renewal)]);
    expect(renewed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(renewed.map(({ body }) => body.refresh_token)).size).toBe(3);
    expect(await server.database.selectFrom('idempotent_answer').selectAll().execute()).toEqual([]);
  });

  test('a password is changed once', async () => {
    const { headers } = await signInAs(server, fair, { role: 'exhibitor' });
    const payload = { oldPassword: testPassword, newPassword: 'Remembered1', newPassword1: 'Remembered1' };
    const url = calls.updatePassword.path;
    const key = newKey();
    expect((await send(key, payload, { headers, url })).status).toBe(200);
    expect(await send(key, payload, { headers, url })).toMatchObject({ status: 200, again: true });
    expect((await send(newKey(), payload, { headers, url })).status).toBe(400);
  });
});
