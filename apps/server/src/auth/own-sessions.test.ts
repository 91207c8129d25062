import { calls, type OwnSession } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientHeaders, createTestExhibition } from '../exhibitions/testing.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { buildApp } from '../http/build-app.ts';
import { createTestApp, type TestApp } from '../http/testing/test-app.ts';
import type { App } from '../platform/feature.ts';
import { askForTokens, signInAs, signInWith } from './testing.ts';

let server: TestApp;
/** Another process over the same database. */
let second: App;
let fair: Exhibition;

beforeAll(async () => {
  server = await createTestApp();
  const { database, settings, now } = server;
  second = await buildApp({ database, settings, now });
  fair = await createTestExhibition(server);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const headersOf = (token: string) => ({ ...clientHeaders(fair), 'blade-auth': `bearer ${token}` });
const standing = async (token: string, app = server.app) =>
  (await app.inject({ url: calls.userInfo.path, headers: headersOf(token) })).statusCode;
const listed = async (token: string) =>
  (await server.app.inject({ url: calls.sessions.path, headers: headersOf(token) })).json<{
    data: readonly OwnSession[];
  }>().data;
const post = async (token: string, path: string, payload: object) => {
  const answer = await server.app.inject({ method: 'POST', url: path, headers: headersOf(token), payload });
  const body = answer.json<{ data: { reason?: string; ended?: number } | null }>();
  return { status: answer.statusCode, data: body.data };
};
const end = (token: string, wanted: object) => post(token, calls.endSession.path, wanted);

const keyOf = async (token: string) =>
  (await server.app.inject({ url: calls.userInfo.path, headers: headersOf(token) })).json<{
    data: { data: { draftKey: string } };
  }>().data.data.draftKey;

describe('one’s own sessions (wire.md §2)', () => {
  test.each(['exhibitor', 'reviewer'] as const)('of %s are listed with where and on what', async (role) => {
    const { tokens, account } = await signInAs(server, fair, { role });
    await signInWith(server, fair, account);
    const outsider = await signInAs(server, fair, { role });
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    await askForTokens(server, fair, renewal, { 'user-agent': firefox }, '203.0.113.9');
    const all = await listed(tokens.access_token);
    expect(all.map(({ current }) => current)).toEqual([true, false]);
    expect(all[0]).toEqual({
      id: expect.any(String),
      begun: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      lastUsed: expect.stringMatching(/^\d{4}-/),
      address: '203.0.113.9',
      device: 'Firefox 140 · Linux',
      current: true,
    });
    expect(await listed(outsider.tokens.access_token)).toHaveLength(1);
  });

  test('one of them is ended by its owner alone, at once in every process', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const elsewhere = await signInWith(server, fair, account);
    const outsider = await signInAs(server, fair, { role: 'exhibitor' });
    expect(await standing(elsewhere.access_token, second)).toBe(200);
    const other = (await listed(tokens.access_token)).find(({ current }) => !current)?.id ?? '';
    expect(await end(outsider.tokens.access_token, { id: other })).toMatchObject({ status: 404 });
    expect(await end(tokens.access_token, { id: other })).toEqual({ status: 200, data: { ended: 1 } });
    expect(await end(tokens.access_token, { id: other })).toMatchObject({ status: 404 });
    expect(await standing(elsewhere.access_token)).toBe(401);
    await expect.poll(() => standing(elsewhere.access_token, second), { timeout: 5_000 }).toBe(401);
    const renewal = { grant_type: 'refresh_token', refresh_token: elsewhere.refresh_token };
    expect((await askForTokens(server, fair, renewal)).status).toBe(400);
    expect((await listed(tokens.access_token)).map(({ current }) => current)).toEqual([true]);
    const [own] = await listed(tokens.access_token);
    expect(await end(tokens.access_token, { id: own?.id })).toMatchObject({ status: 200 });
    expect(await standing(tokens.access_token)).toBe(401);
  });

  test('all others are ended together, this one goes on', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'admin' });
    const others = [await signInWith(server, fair, account), await signInWith(server, fair, account)];
    expect(await end(tokens.access_token, {})).toMatchObject({ status: 400 });
    expect(await end(tokens.access_token, { id: 'x', all: true })).toMatchObject({ status: 400 });
    expect(await end(tokens.access_token, { all: false })).toMatchObject({ status: 400 });
    expect(await end(tokens.access_token, { all: true })).toEqual({ status: 200, data: { ended: 2 } });
    for (const one of others) {
      expect(await standing(one.access_token)).toBe(401);
    }
    expect(await standing(tokens.access_token)).toBe(200);
  });
});

describe('the key of an account’s drafts (docs/decisions)', () => {
  test('is one wherever it is signed in, and no other’s', async () => {
    const { tokens, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const [elsewhere, again] = await Promise.all([
      signInWith(server, fair, account),
      signInWith(server, fair, account),
    ]);
    const outsider = await signInAs(server, fair, { role: 'exhibitor' });
    const { draftKey } = tokens.detail;
    expect(Buffer.from(draftKey, 'base64')).toHaveLength(32);
    expect([elsewhere.detail.draftKey, again.detail.draftKey]).toEqual([draftKey, draftKey]);
    expect(await keyOf(tokens.access_token)).toBe(draftKey);
    expect(outsider.tokens.detail.draftKey).not.toBe(draftKey);
    const row = await server.database
      .selectFrom('account')
      .select('draft_key')
      .where('account_id', '=', account.accountId)
      .executeTakeFirstOrThrow();
    expect(row.draft_key?.includes(Buffer.from(draftKey, 'base64'))).toBe(false);
  });

  test('is another after a device is forgotten', async () => {
    const { tokens } = await signInAs(server, fair, { role: 'exhibitor' });
    expect(await post(tokens.access_token, calls.forgetDevice.path, {})).toEqual({ status: 200, data: null });
    const key = await keyOf(tokens.access_token);
    expect(key).not.toBe(tokens.detail.draftKey);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
  });
});
