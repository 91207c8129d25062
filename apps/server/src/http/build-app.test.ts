import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enveloped } from '../platform/enveloped.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const open = { access: 'open', headers: 'none' } as const;
let test1: TestApp;

beforeAll(async () => {
  test1 = await createTestApp();
  const { app } = test1;
  app.post(
    '/api/test/echo',
    {
      config: open,
      schema: {
        body: Type.Object({ name: Type.String(), age: Type.Integer() }, { additionalProperties: false }),
        querystring: Type.Object({ page: Type.Optional(Type.Integer()) }, { additionalProperties: false }),
        response: { 200: enveloped(Type.Object({ name: Type.String(), page: Type.Integer() })) },
      },
    },
    (request, reply) => ok(reply, { name: request.body.name, page: request.query.page ?? 1 }),
  );
  app.get('/api/test/refused', { config: open }, () => {
    throw new Refusal('STALE_REVISION', { savedBy: 'Li' }, { revision: 7 });
  });
  app.get('/api/test/bug', { config: open }, () => {
    throw new Error('secret detail: password=hunter2');
  });
  app.get('/api/test/away', { config: open }, () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  });
  app.get('/api/test/address', { config: open }, (request, reply) => ok(reply, { address: request.ip }));
});
afterAll(() => test1.close());

const echo = (payload: object, query = '') =>
  test1.app.inject({ method: 'POST', url: `/api/test/echo${query}`, payload });

const send = (type: string, payload: string) =>
  test1.app.inject({ method: 'POST', url: '/api/test/echo', headers: { 'content-type': type }, payload });

describe('the envelope (wire.md §1)', () => {
  test('of a success has four fields, and every answer names its request', async () => {
    const answer = await echo({ name: 'Li', age: 3 }, '?page=2');
    expect(answer.json()).toEqual({
      code: 200,
      success: true,
      data: { name: 'Li', page: 2 },
      msg: '操作成功',
    });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('of a refusal carries status, reason, data and a sentence in the language requested', async () => {
    const answer = await test1.app.inject({
      url: '/api/test/refused',
      headers: { 'accept-language': 'en' },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 409,
      success: false,
      data: { reason: 'STALE_REVISION', revision: 7 },
    });
    expect(answer.json<{ msg: string }>().msg).toContain('Li');
  });

  test('of a bug holds no detail', async () => {
    const answer = await test1.app.inject({ url: '/api/test/bug' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 500,
      success: false,
      data: { reason: 'SERVER_ERROR' },
      msg: '服务器异常',
    });
  });

  test('of a database that is away asks to come back', async () => {
    const answer = await test1.app.inject({ url: '/api/test/away' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  });

  test('of a call that does not exist is 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await test1.app.inject({ method, url: '/api/nothing' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 404, data: { reason: 'NOT_FOUND' } });
    }
  });
});

describe('a request that its schema does not allow', () => {
  test('names the unknown field', async () => {
    const answer = await echo({ name: 'Li', age: 3, admin: true });
    expect(answer.json()).toMatchObject({ code: 400, data: { reason: 'UNKNOWN_FIELD' } });
    expect(answer.json<{ msg: string }>().msg).toContain('admin');
  });

  test('is never coerced in a body', async () => {
    const answer = await echo({ name: 'Li', age: '3' });
    expect(answer.json()).toMatchObject({ code: 400, data: { reason: 'BAD_REQUEST' } });
    expect(answer.json<{ msg: string }>().msg).toContain('age');
  });

  test('names the missing field', async () => {
    expect((await echo({ age: 3 })).json<{ msg: string }>().msg).toContain('name');
  });

  test('is refused where the query is no number', async () => {
    expect((await echo({ name: 'Li', age: 3 }, '?page=x')).statusCode).toBe(400);
    // What it does not know may be meant for others.
    expect((await echo({ name: 'Li', age: 3 }, '?pages=1&page=')).statusCode).toBe(200);
  });

  test('is refused where the JSON is broken, the type unknown or the body too large', async () => {
    expect((await send('application/json', '{"name":')).statusCode).toBe(400);
    expect((await send('application/json', '{"__proto__":{"x":1},"name":"a","age":1}')).statusCode).toBe(400);
    expect((await send('text/xml', '<a/>')).statusCode).toBe(415);
    expect((await send('application/json', `"${'x'.repeat(5_000_000)}"`)).statusCode).toBe(413);
    expect((await send('application/x-www-form-urlencoded', 'name=a&name=b')).statusCode).toBe(400);
  });
});

describe('the server as a whole', () => {
  test('tells that it lives and is ready', async () => {
    for (const call of ['live', 'ready']) {
      expect((await test1.app.inject({ url: `/api/health/${call}` })).json()).toMatchObject({ code: 200 });
    }
  });

  test('lets scripts come from its own files only', async () => {
    const policy = String(
      (await test1.app.inject({ url: '/api/health/live' })).headers['content-security-policy'],
    );
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('believes no proxy that the settings do not name', async () => {
    const answer = await test1.app.inject({
      url: '/api/test/address',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      remoteAddress: '198.51.100.7',
    });
    expect(answer.json()).toMatchObject({ data: { address: '198.51.100.7' } });
  });

  test('describes its calls', async () => {
    const document = (await test1.app.inject({ url: '/api/openapi.json' })).json<{ paths: object }>();
    expect(Object.keys(document.paths)).toContain('/api/health/live');
  });
});
