import type { Access, Role } from '@zhantai/contract';
import { portalRoles, staffRoles } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibition } from '../exhibitions/index.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import type { TestApp } from '../http/testing/test-app.ts';
import { ok } from '../platform/ok.ts';
import { exhibitionOf, signedInOf, staffOf, userOf } from './guard.ts';
import { clientHeaders, createTestExhibition } from '../exhibitions/testing.ts';
import { signInAs } from './testing.ts';
import type { TestSession } from './testing.ts';

let server: TestApp;
let fair: Exhibition;
const people = new Map<Role | null, Record<string, string>>();
const roles: readonly Role[] = [...portalRoles, ...staffRoles];

const accesses: Readonly<Record<string, Access>> = {
  open: 'open',
  'signed-in': 'signed-in',
  user: 'user',
  staff: 'staff',
  editors: ['admin', 'editor'],
  exhibitors: ['exhibitor'],
  nobody: [],
};

beforeAll(async () => {
  server = await createTestApp();
  fair = await createTestExhibition(server);
  for (const [name, access] of Object.entries(accesses)) {
    server.app.get(`/api/test/${name}`, { config: { access } }, (request, reply) =>
      ok(reply, { caller: request.caller, exhibition: exhibitionOf(request).exhibitionId }),
    );
  }
  server.app.get('/api/test/as-user', { config: { access: 'open' } }, (request, reply) =>
    ok(reply, userOf(request)),
  );
  server.app.get('/api/test/as-staff', { config: { access: 'open' } }, (request, reply) =>
    ok(reply, staffOf(request)),
  );
  server.app.get('/api/test/as-any', { config: { access: 'open' } }, (request, reply) =>
    ok(reply, signedInOf(request)),
  );
  server.app.get('/api/test/bare', { config: { access: 'open', headers: 'none' } }, (request, reply) =>
    ok(reply, { caller: request.caller, exhibition: request.exhibition }),
  );
  people.set(null, clientHeaders(fair));
  const sessions = await Promise.all(roles.map((role) => signInAs(server, fair, { role })));
  for (const [index, role] of roles.entries()) people.set(role, sessions[index]?.headers ?? {});
});
afterAll(() => server.close());

async function call(path: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: `/api/test/${path}`, headers });
  return answer.json<{ code: number; data: { reason?: string; caller?: object; exhibition?: unknown } }>();
}

const head = (headers: Record<string, string>) =>
  server.app.inject({ method: 'HEAD', url: '/api/test/staff', headers });

const codes = async (path: string) => {
  const kinds = [null, 'exhibitor', 'admin'] as const;
  return Promise.all(kinds.map(async (kind) => (await call(path, people.get(kind))).code));
};

describe('who may make a call', () => {
  const allowed: Readonly<Record<string, readonly (Role | null)[]>> = {
    open: [null, ...roles],
    'signed-in': roles,
    user: portalRoles,
    staff: staffRoles,
    editors: ['admin', 'editor'],
    exhibitors: ['exhibitor'],
    nobody: [],
  };

  test.each(Object.keys(accesses))('%s: exactly those it names', async (name) => {
    const found = new Map<Role | null, number>();
    for (const [role, headers] of people) found.set(role, (await call(name, headers)).code);
    const expected = [null, ...roles].map((role): [Role | null, number] => [
      role,
      allowed[name]?.includes(role) ? 200 : role === null ? 401 : 403,
    ]);
    expect([...found]).toEqual(expected);
  });

  test('also with HEAD, which answers beside every GET', async () => {
    expect((await head(people.get(null) ?? {})).statusCode).toBe(401);
    expect((await head(people.get('exhibitor') ?? {})).statusCode).toBe(403);
    expect((await head(people.get('admin') ?? {})).statusCode).toBe(200);
  });

  test('is passed to handlers, exactly', async () => {
    const session: TestSession = await signInAs(server, fair, {
      role: 'reviewer',
      formIds: ['f1'],
      halls: [],
      mayDecide: false,
      name: 'Zhou',
      mustEnrol: true,
    });
    const { data } = await call('staff', session.headers);
    const { tenantId, exhibitionId } = fair;
    const row = await server.database
      .selectFrom('session')
      .select(['session_id', 'membership_id'])
      .where('account_id', '=', session.account.accountId)
      .executeTakeFirstOrThrow();
    const { account } = session;
    const ids = { accountId: account.accountId, membershipId: row.membership_id, sessionId: row.session_id };
    expect(data.caller).toEqual({
      kind: 'staff',
      role: 'reviewer',
      formIds: ['f1'],
      halls: [],
      mayDecide: false,
      tenantAdmin: false,
      maySeeSensitive: false,
      factor: { enrolled: false, putOffUntil: null },
      steppedUpAt: null,
      name: 'Zhou',
      tenantId,
      exhibitionId,
      ...ids,
    });
    expect(data.exhibition).toBe(exhibitionId);
  });

  test('is passed to handlers of the right kind only', async () => {
    expect(await codes('as-user')).toEqual([403, 200, 403]);
    expect(await codes('as-staff')).toEqual([403, 403, 200]);
    expect(await codes('as-any')).toEqual([401, 200, 200]);
  });
});

const refusal = async (path: string, headers: Record<string, string>) => {
  const { code, data } = await call(path, headers);
  return `${code} ${data.reason ?? ''}`;
};

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

describe('headers of every call (wire.md §1)', () => {
  test.each(['open', 'user'])('are needed where the route is %s', async (path) => {
    const all = people.get(path === 'open' ? null : 'exhibitor') ?? {};
    expect((await call(path, all)).code).toBe(200);
    expect(await refusal(path, without(all, 'authorization'))).toBe('400 CLIENT_REJECTED');
    // What is left out the token says, else the only exhibition that fits.
    expect((await call(path, without(all, 'tenant-id'))).code).toBe(200);
    expect((await call(path, without(all, 'exhibition-id'))).code).toBe(200);
    const wrong = `Basic ${Buffer.from(`${fair.client.id}:x`).toString('base64')}`;
    expect(await refusal(path, { ...all, authorization: wrong })).toBe('400 CLIENT_REJECTED');
  });

  test('name a tenant and an exhibition that exist', async () => {
    const all = clientHeaders(fair);
    expect(await refusal('open', { ...all, 'tenant-id': 'nobody' })).toBe('400 TENANT_NOT_FOUND');
    expect(await refusal('open', { ...all, 'exhibition-id': 'nothing' })).toBe('403 WRONG_EXHIBITION');
    const other = await createTestExhibition(server);
    expect(await refusal('open', { ...all, 'exhibition-id': other.exhibitionId })).toBe(
      '403 WRONG_EXHIBITION',
    );
    expect(await refusal('open', { ...all, 'tenant-id': other.tenantId })).toBe('403 WRONG_EXHIBITION');
  });

  test('may, on uploads, say tenantId and leave the exhibition to the token', async () => {
    const { 'tenant-id': tenantId = '', ...rest } = people.get('exhibitor') ?? {};
    expect((await call('user', { ...rest, tenantid: tenantId })).code).toBe(200);
    expect((await call('user', { ...without(rest, 'exhibition-id'), tenantid: tenantId })).code).toBe(200);
    const other = await createTestExhibition(server);
    expect(await refusal('user', { ...rest, tenantid: other.tenantId })).toBe('403 WRONG_EXHIBITION');
    const anonymous = without(without(rest, 'exhibition-id'), 'blade-auth');
    // Its tenant has but one.
    expect((await call('open', { ...anonymous, tenantid: tenantId })).code).toBe(200);
  });

  test('are not looked at where a route takes none', async () => {
    const { code, data } = await call('bare', people.get('exhibitor'));
    expect(code).toBe(200);
    expect(data).toEqual({ caller: { kind: 'anonymous' }, exhibition: null });
  });

  test('do not turn what does not exist into a refusal', async () => {
    expect(await refusal('nothing', {})).toBe('404 NOT_FOUND');
  });
});

describe('a route', () => {
  test('that does not say who may call it keeps the server from starting', async () => {
    const other = await createTestApp();
    try {
      expect(() => other.app.get('/api/test/silent', () => 'x')).toThrow('does not declare who may call it');
      expect(() =>
        other.app.get('/api/test/lost', { config: { access: 'user', headers: 'none' } }, () => 'x'),
      ).toThrow('must be open');
      expect(() => other.app.get('/page', () => 'x')).not.toThrow();
    } finally {
      await other.close();
    }
  });

  test('that takes no headers knows no exhibition', async () => {
    server.app.log.level = 'silent';
    const found = await server.app.inject({ url: '/api/test/bare' });
    expect(found.json()).toMatchObject({ data: { exhibition: null } });
  });
});
