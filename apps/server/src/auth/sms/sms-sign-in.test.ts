import type { UserInfo } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { sql } from 'kysely';
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
  letPauseOfCodesPass,
  testPassword,
} from '../testing.ts';

let server: TestApp;
let fair: Exhibition;
let closed: Exhibition;
let number = 0;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  closed = await createTestExhibition(server);
  fair = await createTestExhibition(server, {
    tenantId: closed.tenantId,
    client: closed.client,
    profile: { ...closed.profile, media: { opens: '2020-01-01', closes: '2099-01-01' } },
  });
});
afterAll(() => server.close());

/** A number that nobody has. */
const unknownPhone = (): string => {
  number += 1;
  return `136${String(number).padStart(8, '0')}`;
};

const signIn = (phone: string, code: string, exhibition = fair, address = '198.51.100.1') =>
  askForTokens(server, exhibition, { grant_type: 'sms_code', phone, code }, {}, address);

/** A fresh code to a number. */
async function fresh(phone: string, template: 'login' | 'setPwd' | 'mediaRegister', exhibition = fair) {
  const { status } = await askForCode(server, exhibition, phone, template);
  expect(status).toBe(200);
  return codeSentTo(server, phone);
}

const other = (code: string): string => (code === '000000' ? '111111' : '000000');

const failure = (msg: string) => ({
  status: 400,
  body: {
    code: 400,
    success: false,
    data: {},
    msg,
    error: 'invalid_grant',
    error_code: 400,
    error_description: msg,
  },
});
const wrong = failure('验证码不正确');

describe('sms_code (wire.md §2)', () => {
  test('signs in, and lets a password be set without the old one in this session alone', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const { status, body } = await signIn(phone ?? '', await fresh(phone ?? '', 'login'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ role_name: 'exhibitor', account: phone, need_set_pwd: true });
    const info = await server.app.inject({
      url: calls.userInfo.path,
      headers: { ...clientHeaders(fair), 'blade-auth': `bearer ${String(body['access_token'])}` },
    });
    expect(info.json<{ data: UserInfo }>().data.data).toMatchObject({ needSetPwd: true });
    const renewed = await askForTokens(server, fair, {
      grant_type: 'refresh_token',
      refresh_token: String(body['refresh_token']),
    });
    expect(renewed.body['need_set_pwd']).toBe(true);
    const byPassword = await askForTokens(
      server,
      fair,
      { grant_type: 'apiCaptcha', phone: phone ?? '', password: testPassword },
      await captchaHeaders(server),
    );
    expect(byPassword.body['need_set_pwd']).toBe(false);
  });

  test('takes a code once, also when fifty come at once', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'supplier' });
    const code = await fresh(phone ?? '', 'login');
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(phone ?? '', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signIn(phone ?? '', code)).toEqual(wrong);
  });

  test('lets a code be tried five times from one address, which ends it for that address alone', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'transport' });
    const number1 = phone ?? '';
    const code = await fresh(number1, 'login');
    for (let time = 0; time < 5; time += 1) {
      expect(await signIn(number1, other(code), fair, `2001:db8:5:1::${time}`)).toEqual(wrong);
    }
    expect(await signIn(number1, code, fair, '2001:db8:5:1::9')).toEqual(wrong);
    expect((await signIn(number1, code, fair, '203.0.113.9')).status).toBe(200);
  });

  test('ends a code for all after twenty-five wrong ones, also of fifty at once', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'transport' });
    const code = await fresh(phone ?? '', 'login');
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn(phone ?? '', other(code), fair, `203.0.113.${index}`)),
    );
    const row = await server.database
      .selectFrom('sms_code')
      .select('tries')
      .where('phone', '=', phone ?? '')
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(25);
    expect(await signIn(phone ?? '', code, fair, '203.0.113.200')).toEqual(wrong);
  });

  test('takes each code of a number for five minutes, in its exhibition: who asks for another ends none', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const number1 = phone ?? '';
    const old = await fresh(number1, 'login');
    await letPauseOfCodesPass(server, number1);
    const newest = await fresh(number1, 'login');
    expect(await signIn(number1, newest, closed, '203.0.113.210')).toEqual(wrong);
    expect((await signIn(number1, old)).status).toBe(200);
    await server.database
      .updateTable('sms_code')
      .set({ expires_at: sql<Date>`expires_at - interval '5 minutes'` })
      .where('phone', '=', number1)
      .execute();
    expect(await signIn(number1, newest)).toEqual(wrong);
  });

  test('is refused alike for unknown numbers', async () => {
    expect(await signIn(unknownPhone(), '123456')).toEqual(wrong);
    const phone = unknownPhone();
    await askForCode(server, fair, phone, 'login');
    expect(await signIn(phone, '123456')).toEqual(wrong);
  });

  test('is not for staff, even with a phone', async () => {
    const staff = await createTestAccount(server, fair, { role: 'admin' });
    const phone = unknownPhone();
    await server.database
      .updateTable('account')
      .set({ phone })
      .where('account_id', '=', staff.accountId)
      .execute();
    expect((await askForCode(server, fair, phone, 'login')).status).toBe(200);
    expect(await codeSentTo(server, phone)).toBe('');
    expect(await signIn(phone, '123456')).toEqual(wrong);
  });

  test('tells a closed account why, once its phone is proved', async () => {
    const { phone, accountId } = await createTestAccount(server, fair, { role: 'exhibitor' });
    await server.database
      .updateTable('account')
      .set({ locked_reason: '展位费未付' })
      .where('account_id', '=', accountId)
      .execute();
    const { status, body } = await signIn(phone ?? '', await fresh(phone ?? '', 'login'));
    expect(status).toBe(400);
    expect(body['msg']).toContain('展位费未付');
  });

  test('names the fields it needs', async () => {
    expect((await askForTokens(server, fair, { grant_type: 'sms_code', phone: '1' })).status).toBe(400);
    expect((await askForTokens(server, fair, { grant_type: 'sms_code', code: '1' })).status).toBe(400);
  });
});

describe('new media (wire.md §2, pages.md)', () => {
  test('get an account by the code of their registration, while the exhibition takes media', async () => {
    const phone = unknownPhone();
    const { status, body } = await signIn(phone, await fresh(phone, 'mediaRegister'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ role_name: 'media', account: phone, real_name: '', need_set_pwd: true });
    await letPauseOfCodesPass(server, phone);
    const again = await signIn(phone, await fresh(phone, 'mediaRegister'));
    expect(again.body['user_id']).toBe(body['user_id']);
    const actions = await server.database
      .selectFrom('audit')
      .select('action')
      .where('thing_id', '=', String(body['user_id']))
      .orderBy('audit_id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['auth.register', 'auth.sign-in', 'auth.sign-in']);
  });

  test('get none by a code for signing in', async () => {
    const phone = unknownPhone();
    await askForCode(server, fair, phone, 'login');
    expect(await codeSentTo(server, phone)).toBe('');
    const accounts = await server.database
      .selectFrom('account')
      .selectAll()
      .where('phone', '=', phone)
      .execute();
    expect(accounts).toEqual([]);
  });

  test('get none once the exhibition takes no more, but come in if they have one', async () => {
    const phone = unknownPhone();
    const code = await fresh(phone, 'mediaRegister');
    const shut = { ...fair.profile, media: null };
    const set = (profile: object) =>
      server.database
        .updateTable('exhibition')
        .set({ profile: JSON.stringify(profile) })
        .where('exhibition_id', '=', fair.exhibitionId)
        .execute();
    await set(shut);
    try {
      // What a server remembers of an exhibition is at most five seconds old.
      await expect
        .poll(
          async () => {
            const { takesMedia } = (
              await server.app.inject({ url: `/api/portal/config?exhibition=${fair.exhibitionId}` })
            ).json<{ data: { takesMedia: boolean } }>().data;
            return takesMedia;
          },
          { timeout: 10_000 },
        )
        .toBe(false);
      expect(await signIn(phone, code)).toEqual(wrong);
      const { phone: known } = await createTestAccount(server, fair, { role: 'media' });
      const mine = await fresh(known ?? '', 'mediaRegister');
      expect((await signIn(known ?? '', mine)).body['role_name']).toBe('media');
    } finally {
      await set(fair.profile);
    }
  });
});
