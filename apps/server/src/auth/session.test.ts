import type { TokenAnswer } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibition } from '../exhibitions/index.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import type { TestApp } from '../http/testing/test-app.ts';
import { addMembership } from './actions/create-account.ts';
import { clientHeaders, createTestExhibition } from '../exhibitions/testing.ts';
import { hashRefreshToken } from './tokens/refresh-token.ts';
import { createTestAccount, signInAs, signInWith } from './testing.ts';

let server: TestApp;
let fair: Exhibition;
let time = new Date();

beforeAll(async () => {
  server = await createTestApp({}, () => time);
  fair = await createTestExhibition(server);
});
afterAll(() => server.close());

/** What the current user's call says to a token: 200, or the reason of its refusal. */
async function standing(token: string, headers: Record<string, string> = clientHeaders(fair)) {
  const answer = await server.app.inject({
    url: calls.userInfo.path,
    headers: { ...headers, 'blade-auth': `bearer ${token}` },
  });
  const body = answer.json<{ code: number; data: { reason?: string } }>();
  expect(body.code).toBe(answer.statusCode);
  return body.code === 200 ? 200 : `${body.code} ${body.data.reason ?? ''}`;
}

async function renew(token: string, fields: Record<string, string> = {}, headers = clientHeaders(fair)) {
  const answer = await server.app.inject({
    method: 'POST',
    url: calls.token.path,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token, ...fields }).toString(),
  });
  return { status: answer.statusCode, body: answer.json<TokenAnswer & { msg?: string; error?: string }>() };
}

const familyOf = (accountId: string) =>
  server.database
    .selectFrom('session_family')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Lets so many seconds pass for the sign-ins of an account. */
const letPass = (accountId: string, seconds: number) =>
  server.database
    .updateTable('session_family')
    .set({
      begun_at: sql<Date>`begun_at - make_interval(secs => ${seconds})`,
      ends_at: sql<Date>`ends_at - make_interval(secs => ${seconds})`,
      renewable_until: sql<Date>`renewable_until - make_interval(secs => ${seconds})`,
      parent_used_at: sql<Date>`parent_used_at - make_interval(secs => ${seconds})`,
    })
    .where('account_id', '=', accountId)
    .execute();

const auditOf = async (accountId: string) => {
  const rows = await server.database
    .selectFrom('audit')
    .select('action')
    .where('thing_id', '=', accountId)
    .orderBy('audit_id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('an access token (wire.md §1, §2)', () => {
  test('is good for an hour', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    try {
      expect(await standing(tokens.access_token)).toBe(200);
      time = new Date(time.getTime() + 3_599_000);
      expect(await standing(tokens.access_token)).toBe(200);
      time = new Date(time.getTime() + 2_000);
      expect(await standing(tokens.access_token)).toBe('401 TOKEN_EXPIRED');
    } finally {
      time = new Date();
    }
  });

  test('is needed, whole and unchanged', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    expect(await standing('')).toBe('401 UNAUTHORIZED');
    expect(await standing('nonsense')).toBe('401 UNAUTHORIZED');
    expect(await standing(tokens.access_token.slice(0, -2))).toBe('401 UNAUTHORIZED');
    expect(await standing(tokens.refresh_token)).toBe('401 UNAUTHORIZED');
  });

  test('belongs to one exhibition of one tenant', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    const sibling = await createTestExhibition(server, { tenantId: fair.tenantId, client: fair.client });
    const outsider = await createTestExhibition(server);
    for (const other of [sibling, outsider]) {
      expect(await standing(tokens.access_token, clientHeaders(other))).toBe('403 WRONG_EXHIBITION');
    }
    const unknown = { ...clientHeaders(fair), 'tenant-id': 'nobody' };
    expect(await standing(tokens.access_token, unknown)).toBe('403 WRONG_EXHIBITION');
  });

  test('is over as soon as its account is closed or its membership removed', async () => {
    const one = await signInAs(server, fair, { role: 'exhibitor' });
    await server.database
      .updateTable('account')
      .set({ locked_reason: 'unpaid' })
      .where('account_id', '=', one.account.accountId)
      .execute();
    expect(await standing(one.tokens.access_token)).toBe('401 TOKEN_REVOKED');
    const refused = await renew(one.tokens.refresh_token);
    expect(refused.body.msg).toContain('unpaid');
    const other = await signInAs(server, fair, { role: 'media' });
    await server.database
      .deleteFrom('membership')
      .where('account_id', '=', other.account.accountId)
      .execute();
    expect(await standing(other.tokens.access_token)).toBe('401 TOKEN_REVOKED');
    expect((await renew(other.tokens.refresh_token)).status).toBe(400);
  });
});

describe('refresh_token (wire.md §2)', () => {
  test('gives a new pair of the same session', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const { status, body } = await renew(tokens.refresh_token, { refresh_only_login: 'true', scope: 'all' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...tokens,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    expect(body.refresh_token).not.toBe(tokens.refresh_token);
    expect(await standing(body.access_token)).toBe(200);
    const sessions = await server.database
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', account.accountId)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test('is kept hashed', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    const rows = await server.database.selectFrom('session_family').selectAll().execute();
    expect(rows.map(({ token_hash }) => token_hash?.length)).toEqual(rows.map(() => 32));
    const random = Buffer.from(tokens.refresh_token, 'base64url').subarray(16, 48);
    const bytes = rows.flatMap((row) => [row.token_hash, row.parent_hash]);
    expect(bytes.filter((one) => one?.includes(random.subarray(0, 8)))).toEqual([]);
  });

  test('used twice ends its whole family', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const second = (await renew(tokens.refresh_token)).body;
    const third = (await renew(second.refresh_token)).body;
    expect(await standing(third.access_token)).toBe(200);
    const reused = await renew(tokens.refresh_token);
    expect(reused).toMatchObject({
      status: 400,
      body: { code: 400, success: false, error: 'invalid_grant' },
    });
    for (const pair of [tokens, second, third]) {
      expect(await standing(pair.access_token)).toBe('401 TOKEN_REVOKED');
      expect((await renew(pair.refresh_token)).status).toBe(400);
    }
    expect(await auditOf(account.accountId)).toEqual(['auth.sign-in', 'auth.token-reuse']);
  });

  test('leaves the other sessions of the account alone when one is stolen', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const elsewhere = await signInWith(server, fair, account);
    const second = (await renew(tokens.refresh_token)).body;
    await renew(second.refresh_token);
    expect((await renew(tokens.refresh_token)).status).toBe(400);
    expect(await standing(second.access_token)).toBe('401 TOKEN_REVOKED');
    expect(await standing(elsewhere.access_token)).toBe(200);
  });

  test('used ten times at once gives ten pairs, of which the last alone goes on', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(tokens.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(10);
    const { token_hash: good } = await familyOf(answers[0]?.body.user_id ?? '');
    const last = answers.find(({ body }) => good?.equals(hashRefreshToken(body.refresh_token)));
    const next = await renew(last?.body.refresh_token ?? '');
    expect(next.status).toBe(200);
    expect(await standing(next.body.access_token)).toBe(200);
    const other = answers.find((one) => one !== last);
    expect((await renew(other?.body.refresh_token ?? '')).status).toBe(400);
    expect(await standing(next.body.access_token)).toBe('401 TOKEN_REVOKED');
  });

  test('whose answer was lost is taken again for a minute, and its successor no more', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const lost = (await renew(tokens.refresh_token)).body;
    await letPass(account.accountId, 55);
    const again = await renew(tokens.refresh_token);
    expect(again.status).toBe(200);
    expect((await renew(again.body.refresh_token)).status).toBe(200);
    expect((await renew(lost.refresh_token)).status).toBe(400);
    expect(await standing(again.body.access_token)).toBe('401 TOKEN_REVOKED');
  });

  test('that comes again after a minute ends its family, used or not what it was exchanged for', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const second = (await renew(tokens.refresh_token)).body;
    await letPass(account.accountId, 61);
    expect((await renew(tokens.refresh_token)).status).toBe(400);
    expect((await renew(second.refresh_token)).status).toBe(400);
    expect(await standing(second.access_token)).toBe('401 TOKEN_REVOKED');
  });

  test('long out of use ends its family still, though nobody renewed it for weeks', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    let last = tokens;
    for (let week = 0; week < 4; week += 1) {
      last = (await renew(last.refresh_token)).body;
      await letPass(account.accountId, 6 * 86_400);
    }
    const alive = (await renew(last.refresh_token)).body;
    expect((await renew(tokens.refresh_token)).status).toBe(400);
    expect(await standing(alive.access_token)).toBe('401 TOKEN_REVOKED');
    expect((await renew(alive.refresh_token)).status).toBe(400);
  });

  test('is good until the sign-in ends, however long nobody came', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    await letPass(account.accountId, 29 * 86_400);
    const late = await renew(tokens.refresh_token);
    expect(late.status).toBe(200);
    await letPass(account.accountId, 86_400);
    expect((await renew(late.body.refresh_token)).status).toBe(400);
  });

  test('that only looks like one ends nothing', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    const token = tokens.refresh_token;
    const family = Buffer.from(token, 'base64url').subarray(0, 16);
    for (const made of [
      Buffer.concat([family, Buffer.alloc(48)]).toString('base64url'),
      `${token.slice(0, -3)}${token.endsWith('AAA') ? 'QQQ' : 'AAA'}`,
      // The same bytes in another spelling.
      `${token}=`,
      ` ${token}`,
      family.toString('base64url'),
    ]) {
      expect((await renew(made)).status).toBe(400);
    }
    expect((await renew(tokens.refresh_token)).status).toBe(200);
  });

  test('is over after its time, and unknown ones never were', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    await server.database
      .updateTable('session_family')
      .set({ renewable_until: new Date(Date.now() - 1000) })
      .where('account_id', '=', account.accountId)
      .execute();
    expect((await renew(tokens.refresh_token)).status).toBe(400);
    expect(await standing(tokens.access_token)).toBe(200);
    expect((await renew('x'.repeat(43))).status).toBe(400);
    expect((await renew('')).status).toBe(400);
  });

  test('is no use under the headers of another tenant, and not used up by trying', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    const outsider = await createTestExhibition(server);
    expect((await renew(tokens.refresh_token, {}, clientHeaders(outsider))).status).toBe(400);
    const sibling = await createTestExhibition(server, { tenantId: fair.tenantId });
    expect((await renew(tokens.refresh_token, {}, clientHeaders(sibling))).status).toBe(400);
    expect((await renew(tokens.refresh_token)).status).toBe(200);
  });

  test('goes away with its session when its time is over', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    await renew(tokens.refresh_token);
    const { accountId } = account;
    await server.database
      .updateTable('session_family')
      .set({ renewable_until: new Date(Date.now() - 1000) })
      .where('account_id', '=', accountId)
      .execute();
    await signInAs(server, fair, { role: 'exhibitor' });
    for (const table of ['session_family', 'session'] as const) {
      const left = await server.database
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', accountId)
        .execute();
      expect(left).toEqual([]);
    }
  });
});

describe('a sign-in ends at an age, whatever is renewed (wire.md §2)', () => {
  test.each([
    ['exhibitor', 30 * 86_400],
    ['admin', 12 * 3_600],
  ] as const)('of %s', async (role, seconds) => {
    time = new Date();
    const { tokens, account } = await signInAs(server, fair, { role });
    const { accountId } = account;
    let last = tokens;
    for (let passed = 0; passed < seconds - 1_800; passed += (seconds - 1_800) / 6) {
      await letPass(accountId, (seconds - 1_800) / 6);
      last = (await renew(last.refresh_token)).body;
    }
    // Half an hour before its end an access token is not good for longer.
    expect(last.expires_in).toBeLessThanOrEqual(1_801);
    expect(last.expires_in).toBeGreaterThan(1_700);
    try {
      time = new Date(time.getTime() + 1_802_000);
      expect(await standing(last.access_token)).toBe('401 TOKEN_EXPIRED');
    } finally {
      time = new Date();
    }
    await letPass(accountId, 1_801);
    expect((await renew(last.refresh_token)).status).toBe(400);
  });
});

describe('one account for several exhibitors (wire.md §2)', () => {
  test('switches with exhibitorId, and only to its own', async () => {
    const { tokens, account, exhibitorId } = await signInAs(server, fair, { role: 'exhibitor' });
    const other = await createTestAccount(server, fair, { role: 'exhibitor' });
    expect((await renew(tokens.refresh_token, { exhibitorId: other.exhibitorId ?? '' })).status).toBe(400);
    await addMembership(server.database, {
      tenantId: fair.tenantId,
      exhibitionId: fair.exhibitionId,
      accountId: account.accountId,
      role: 'exhibitor',
      exhibitorId: other.exhibitorId,
    });
    const switched = await renew(tokens.refresh_token, { exhibitorId: other.exhibitorId ?? '' });
    expect(switched.body.exhibitor_id).toBe(other.exhibitorId);
    expect(await standing(tokens.access_token)).toBe('401 TOKEN_REVOKED');
    expect(await standing(switched.body.access_token)).toBe(200);
    const back = await renew(switched.body.refresh_token, { exhibitorId: exhibitorId ?? '' });
    expect(back.body.exhibitor_id).toBe(exhibitorId);
    expect(await auditOf(account.accountId)).toEqual(['auth.sign-in', 'auth.switch', 'auth.switch']);
  });

  test('switches to another exhibition with exhibitId', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'media' });
    const next = await createTestExhibition(server, { tenantId: fair.tenantId });
    expect((await renew(tokens.refresh_token, { exhibitId: next.exhibitionId })).status).toBe(400);
    await addMembership(server.database, {
      tenantId: next.tenantId,
      exhibitionId: next.exhibitionId,
      accountId: account.accountId,
      role: 'media',
    });
    const { status, body } = await renew(tokens.refresh_token, { exhibitId: next.exhibitionId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ exhibit_id: next.exhibitionId, client_id: next.client.id });
    expect(await standing(body.access_token, clientHeaders(next))).toBe(200);
    expect(await standing(body.access_token)).toBe('403 WRONG_EXHIBITION');
  });

  test('never leads from the portal into the console', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'media' });
    const next = await createTestExhibition(server, { tenantId: fair.tenantId });
    await addMembership(server.database, {
      tenantId: next.tenantId,
      exhibitionId: next.exhibitionId,
      accountId: account.accountId,
      role: 'admin',
    });
    expect((await renew(tokens.refresh_token, { exhibitId: next.exhibitionId })).status).toBe(400);
  });
});

const leave = (token: string, query = '?only_login=true') =>
  server.app.inject({
    url: `${calls.logout.path}${query}`,
    headers: { ...clientHeaders(fair), 'blade-auth': `bearer ${token}` },
  });

describe('sign-out (wire.md §2)', () => {
  test('ends this session only, with only_login', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const elsewhere = await signInWith(server, fair, account);
    const answer = await leave(tokens.access_token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: 'true', msg: 'success' });
    expect(await standing(tokens.access_token)).toBe('401 TOKEN_REVOKED');
    expect((await renew(tokens.refresh_token)).status).toBe(400);
    expect(await standing(elsewhere.access_token)).toBe(200);
    expect(await auditOf(account.accountId)).toEqual(['auth.sign-in', 'auth.sign-in', 'auth.sign-out']);
  });

  test('ends every session of the account without', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const elsewhere = await signInWith(server, fair, account);
    const bystander = await signInAs(server, fair, { role: 'exhibitor' });
    await leave(tokens.access_token, '');
    expect(await standing(tokens.access_token)).toBe('401 TOKEN_REVOKED');
    expect(await standing(elsewhere.access_token)).toBe('401 TOKEN_REVOKED');
    expect(await standing(bystander.tokens.access_token)).toBe(200);
  });

  test('works with a token whose time is over, for its session is not, and ends no other', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const elsewhere = await signInWith(server, fair, account);
    try {
      time = new Date(time.getTime() + 3_700_000);
      expect((await leave(tokens.access_token, '')).statusCode).toBe(200);
    } finally {
      time = new Date();
    }
    expect((await renew(tokens.refresh_token)).status).toBe(400);
    expect(await standing(elsewhere.access_token)).toBe(200);
  });

  test('with the token of a session that was ended, switched away or closed ends no other', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const elsewhere = await signInWith(server, fair, account);
    await leave(tokens.access_token);
    await leave(tokens.access_token, '');
    expect(await standing(elsewhere.access_token)).toBe(200);
    const { exhibitorId } = await createTestAccount(server, fair, { role: 'exhibitor' });
    await addMembership(server.database, { ...fair, ...account, role: 'exhibitor', exhibitorId });
    const switched = await renew(elsewhere.refresh_token, { exhibitorId: exhibitorId ?? '' });
    expect(switched.status).toBe(200);
    await leave(elsewhere.access_token, '');
    await leave(elsewhere.access_token);
    expect(await standing(switched.body.access_token)).toBe(200);
    const locked = await signInWith(server, fair, account);
    const close = (lockedReason: string | null) =>
      server.database
        .updateTable('account')
        .set({ locked_reason: lockedReason })
        .where('account_id', '=', account.accountId)
        .execute();
    await close('unpaid');
    await leave(locked.access_token, '');
    await close(null);
    expect(await standing(switched.body.access_token)).toBe(200);
    expect(await standing(locked.access_token)).toBe('401 TOKEN_REVOKED');
  });

  test('answers alike to who is not signed in, and believes no forged token', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    const [head = '', body = ''] = tokens.access_token.split('.');
    expect((await leave('')).json()).toEqual({ success: 'true', msg: 'success' });
    expect((await leave(`${head}.${body}.${'A'.repeat(43)}`)).statusCode).toBe(200);
    expect(await standing(tokens.access_token)).toBe(200);
  });
});
