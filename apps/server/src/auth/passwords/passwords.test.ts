import { calls } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibition } from '../../exhibitions/index.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import { createTestApp } from '../../http/testing/test-app.ts';
import type { TestApp } from '../../http/testing/test-app.ts';
import {
  askForCode,
  askForTokens,
  captchaHeaders,
  codeSentTo,
  createTestAccount,
  signInAs,
  signInWith,
  testPassword,
} from '../testing.ts';

let server: TestApp;
let fair: Exhibition;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  fair = await createTestExhibition(server);
});
afterAll(() => server.close());

const bearing = (token: unknown) => ({ ...clientHeaders(fair), 'blade-auth': `bearer ${String(token)}` });

async function post(path: string, headers: Record<string, string>, payload: object) {
  const answer = await server.app.inject({ method: 'POST', url: path, headers, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const setPassword = (headers: Record<string, string>, newPassword: string, more: object = {}) =>
  post(calls.setPassword.path, headers, { newPassword, newPassword1: newPassword, ...more });

const change = (
  headers: Record<string, string>,
  oldPassword: string,
  newPassword: string,
  again = newPassword,
) => post(calls.updatePassword.path, headers, { oldPassword, newPassword, newPassword1: again });

const enter = async (phone: string, password: string) =>
  askForTokens(server, fair, { grant_type: 'apiCaptcha', phone, password }, await captchaHeaders(server));

async function standing(headers: Record<string, string>): Promise<number> {
  return (await server.app.inject({ url: calls.userInfo.path, headers })).statusCode;
}

const refused = (status: number, reason: string) => ({ status, body: { code: status, data: { reason } } });
const auditOf = async (accountId: string) => {
  const rows = await server.database
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('thing_id', '=', accountId)
    .where('action', 'like', 'auth.password%')
    .orderBy('audit_id')
    .execute();
  return rows;
};

/** Somebody who came in by SMS because they forgot their password. */
async function comeBySms() {
  const account = await createTestAccount(server, fair, { role: 'exhibitor' });
  const phone = account.phone ?? '';
  await askForCode(server, fair, phone, 'login');
  const code = await codeSentTo(server, phone);
  const { body } = await askForTokens(server, fair, { grant_type: 'sms_code', phone, code });
  return { account, phone, headers: bearing(body['access_token']) };
}

describe('set-password-api (wire.md §2)', () => {
  test('is the way back from a forgotten password: the new one works, the old one and other sessions do not', async () => {
    const account = await createTestAccount(server, fair, { role: 'exhibitor' });
    const phone = account.phone ?? '';
    const thief = await signInWith(server, fair, account);
    for (let time = 0; time < 5; time += 1) await enter(phone, 'Forgotten1');
    await askForCode(server, fair, phone, 'setPwd');
    const code = await codeSentTo(server, phone);
    const { body } = await askForTokens(
      server,
      fair,
      { grant_type: 'sms_code', phone, code },
      {},
      '127.0.0.1',
    );
    const headers = bearing(body['access_token']);
    const done = await setPassword(headers, 'Remembered1');
    const queued = await server.database
      .selectFrom('outbox')
      .select(['channel', 'body'])
      .where('recipient', '=', phone)
      .where('template', '=', 'passwordChanged')
      .execute();
    expect(queued).toEqual([{ channel: 'sms', body: expect.stringContaining('登录密码已修改') }]);
    expect(done).toMatchObject({ status: 200, body: { data: { sessionsEnded: 1 } } });
    expect(await standing(headers)).toBe(200);
    expect(await standing(bearing(thief.access_token))).toBe(401);
    const renewal = { grant_type: 'refresh_token', refresh_token: thief.refresh_token };
    expect((await askForTokens(server, fair, renewal)).status).toBe(400);
    const from = async (password: string) =>
      askForTokens(
        server,
        fair,
        { grant_type: 'apiCaptcha', phone, password },
        await captchaHeaders(server),
        '127.0.0.1',
      );
    expect((await from('Remembered1')).body).toMatchObject({ need_set_pwd: false });
    expect((await from(testPassword)).status).toBe(400);
    expect(await auditOf(account.accountId)).toMatchObject([
      { action: 'auth.password-set', detail: { sessionsEnded: 1 } },
    ]);
  });

  test('works once for a proved phone, and for two at once', async () => {
    const { headers } = await comeBySms();
    const both = await Promise.all([
      setPassword(headers, 'Remembered1'),
      setPassword(headers, 'Remembered2'),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await setPassword(headers, 'Remembered3')).toMatchObject(refused(403, 'FORBIDDEN'));
  });

  test('is for accounts without a password of their own, too', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'supplier' });
    expect(await setPassword(headers, 'Remembered1')).toMatchObject(refused(403, 'FORBIDDEN'));
    await server.database
      .updateTable('account')
      .set({ need_set_pwd: true })
      .where('account_id', '=', account.accountId)
      .execute();
    expect((await setPassword(headers, 'Remembered1')).status).toBe(200);
    expect(await setPassword(headers, 'Remembered2')).toMatchObject(refused(403, 'FORBIDDEN'));
  });

  test('checks phone and code where they are given: those of the account, sent for this', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'transport' });
    const phone = account.phone ?? '';
    await server.database
      .updateTable('account')
      .set({ need_set_pwd: true })
      .where('account_id', '=', account.accountId)
      .execute();
    const wrong = refused(400, 'SMS_CODE_WRONG');
    expect(await setPassword(headers, 'Remembered1', { phone })).toMatchObject(refused(400, 'BAD_REQUEST'));
    await askForCode(server, fair, phone, 'setPwd');
    const smsCode = await codeSentTo(server, phone);
    const bad = smsCode === '000000' ? '111111' : '000000';
    expect(await setPassword(headers, 'Remembered1', { phone, smsCode: bad })).toMatchObject(wrong);
    expect(await setPassword(headers, 'Remembered1', { phone: '13300000000', smsCode })).toMatchObject(wrong);
    const tries = await server.database
      .selectFrom('sms_code')
      .select('tries')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    expect(tries.tries).toBe(1);
    expect((await setPassword(headers, 'Remembered1', { phone, smsCode })).status).toBe(200);
  });

  test('needs somebody signed in', async () => {
    expect((await setPassword(clientHeaders(fair), 'Remembered1')).status).toBe(401);
  });

  test.each(['Aa1', 'alllower1', 'ALLUPPER1', 'NoDigits', `Aa1${'x'.repeat(18)}`, ''])(
    'holds %j to the rule of the engine',
    async (password) => {
      const { headers } = await comeBySms();
      expect((await setPassword(headers, password)).status).toBe(400);
      expect((await setPassword(headers, 'Remembered1')).status).toBe(200);
    },
  );

  test('wants the same twice', async () => {
    const { headers } = await comeBySms();
    const answer = await setPassword(headers, 'Remembered1', { newPassword1: 'Remembered2' });
    expect(answer).toMatchObject(refused(400, 'PASSWORDS_DIFFER'));
  });
});

describe('update-password-api (wire.md §2)', () => {
  test('replaces the password and ends the other sessions, of staff as well', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'editor' });
    const other = await signInWith(server, fair, account);
    expect(await change(headers, testPassword, 'Remembered1')).toMatchObject({
      status: 200,
      body: { data: { sessionsEnded: 1 } },
    });
    expect(await standing(headers)).toBe(200);
    expect(await standing(bearing(other.access_token))).toBe(401);
    const fields = { grant_type: 'password', username: account.username ?? '' };
    expect((await askForTokens(server, fair, { ...fields, password: testPassword })).status).toBe(400);
    expect((await askForTokens(server, fair, { ...fields, password: 'Remembered1' })).status).toBe(200);
    expect(await auditOf(account.accountId)).toMatchObject([{ action: 'auth.password-changed' }]);
  });

  test('ends sessions in the other exhibitions of the tenant too', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'media' });
    const sibling = await createTestExhibition(server, { tenantId: fair.tenantId, client: fair.client });
    const { tenantId, accountId } = account;
    await server.database
      .insertInto('membership')
      .values({
        tenant_id: tenantId,
        exhibition_id: sibling.exhibitionId,
        membership_id: 'there',
        account_id: accountId,
        role: 'media',
        exhibitor_id: null,
        last_used_at: null,
      })
      .execute();
    const there = await signInWith(server, sibling, account);
    const away = { ...clientHeaders(sibling), 'blade-auth': `bearer ${there.access_token}` };
    expect(await standing(away)).toBe(200);
    expect((await change(headers, testPassword, 'Remembered1')).status).toBe(200);
    expect(await standing(away)).toBe(401);
  });

  test('is refused with a wrong old password, five times in half an hour', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => change(headers, 'Wrong2027', 'Remembered1')),
    );
    const reasons = guesses.map(({ body }) => JSON.stringify(body['data']));
    expect(reasons.filter((data) => data.includes('OLD_PASSWORD_WRONG'))).toHaveLength(5);
    expect(reasons.filter((data) => data.includes('TOO_MANY_FAILURES'))).toHaveLength(15);
    expect(await change(headers, testPassword, 'Remembered1')).toMatchObject(
      refused(400, 'TOO_MANY_FAILURES'),
    );
    expect((await enter(account.phone ?? '', testPassword)).status).toBe(200);
    expect((await auditOf(account.accountId)).map(({ action }) => action)).toEqual(
      Array.from({ length: 5 }, () => 'auth.password-refused'),
    );
  });

  test('lets one of two at once win', async () => {
    const { headers } = await signInAs(server, fair, { role: 'exhibitor' });
    const both = await Promise.all([
      change(headers, testPassword, 'Remembered1'),
      change(headers, testPassword, 'Remembered2'),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('leaves no session to whoever signs in with the old password at the same time', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'exhibitor' });
    const [, ...entries] = await Promise.all([
      change(headers, testPassword, 'Remembered1'),
      ...Array.from({ length: 20 }, () => enter(account.phone ?? '', testPassword)),
    ]);
    const tokens = entries.flatMap(({ status, body }) => (status === 200 ? [body['access_token']] : []));
    const standings = await Promise.all(tokens.map((token) => standing(bearing(token))));
    expect(standings.filter((status) => status === 200)).toEqual([]);
    expect(await standing(headers)).toBe(200);
  });

  test('holds the new password to the rule, before the old one is looked at', async () => {
    const { headers } = await signInAs(server, fair, { role: 'exhibitor' });
    expect(await change(headers, 'Wrong2027', 'weak')).toMatchObject(refused(400, 'PASSWORD_WEAK'));
    expect(await change(headers, testPassword, 'Remembered1', 'Remembered2')).toMatchObject(
      refused(400, 'PASSWORDS_DIFFER'),
    );
  });

  test('does not do for whoever never had a password', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'media' });
    await server.database
      .updateTable('account')
      .set({ password_hash: null })
      .where('account_id', '=', account.accountId)
      .execute();
    expect(await change(headers, testPassword, 'Remembered1')).toMatchObject(
      refused(400, 'OLD_PASSWORD_WRONG'),
    );
  });
});
