import { calls, type SmsTemplate } from '@zhantai/contract';
import { languages } from '@zhantai/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibition } from '../../exhibitions/index.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import { buildApp } from '../../http/build-app.ts';
import { createTestApp } from '../../http/testing/test-app.ts';
import type { TestApp } from '../../http/testing/test-app.ts';
import { TestFair } from '../../http/testing/test-fair.ts';
import { createOpenForm, giveTestTicket } from '../../http/testing/test-tickets.ts';
import {
  askForCode,
  askForTokens,
  captchaHeaders,
  codeSentTo,
  createTestAccount,
  letPauseOfCodesPass,
} from '../testing.ts';
import { smsText } from './sms-text.ts';

let server: TestApp;
let fair: Exhibition;
let number = 0;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  const { profile } = await createTestExhibition(server);
  fair = await createTestExhibition(server, {
    profile: { ...profile, media: { opens: '2020-01-01', closes: '2099-01-01' } },
  });
});
afterAll(() => server.close());

/** A number that nobody has. */
const unknownPhone = (): string => {
  number += 1;
  return `137${String(number).padStart(8, '0')}`;
};

const textsTo = (phone: string) =>
  server.database.selectFrom('outbox').selectAll().where('recipient', '=', phone).execute();

const bad = (reason: string) => ({ status: 400, body: { data: { reason } } });
const sent = { status: 200, body: { code: 200, success: true, data: { resendAfter: 60, life: 300 } } };

describe('an SMS code (wire.md §2)', () => {
  test('goes to a known number', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    expect(await askForCode(server, fair, phone ?? '', 'login')).toMatchObject(sent);
    expect(await textsTo(phone ?? '')).toMatchObject([
      {
        template: 'login',
        channel: 'sms',
        body: expect.stringMatching(/江澜博览会：登录验证码 \d{6}，5 分钟/),
      },
    ]);
  });

  test('is answered alike for an unknown number, which gets none', async () => {
    const phone = unknownPhone();
    expect(await askForCode(server, fair, phone, 'login')).toMatchObject(sent);
    expect(await askForCode(server, fair, phone, 'login')).toMatchObject({ status: 429 });
    expect(await textsTo(phone)).toEqual([]);
  });

  test('goes to any number for media, while the exhibition takes them', async () => {
    const phone = unknownPhone();
    expect(await askForCode(server, fair, phone, 'mediaRegister')).toMatchObject(sent);
    expect(await textsTo(phone)).toHaveLength(1);
    const { profile } = fair;
    const over = await createTestExhibition(server, {
      profile: { ...profile, media: { opens: '2020-01-01', closes: '2020-02-01 18:00' } },
    });
    const late = unknownPhone();
    expect(await askForCode(server, over, late, 'mediaRegister')).toMatchObject(sent);
    expect(await textsTo(late)).toEqual([]);
  });

  test('is kept hashed', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'media' });
    await askForCode(server, fair, phone ?? '', 'setPwd');
    const code = await codeSentTo(server, phone ?? '');
    const row = await server.database
      .selectFrom('sms_code')
      .selectAll()
      .where('phone', '=', phone ?? '')
      .executeTakeFirstOrThrow();
    expect(code).toMatch(/^\d{6}$/);
    expect(row.code_hash).toHaveLength(32);
    expect(JSON.stringify({ ...row, code_hash: row.code_hash.toString('latin1') })).not.toContain(code);
  });

  test('needs a captcha, once', async () => {
    const phone = unknownPhone();
    const wrong = { status: 400, body: { data: { reason: 'CAPTCHA_WRONG' } } };
    expect(await askForCode(server, fair, phone, 'login', { 'captcha-code': 'wxyz' })).toMatchObject(wrong);
    expect(await askForCode(server, fair, phone, 'login', { 'captcha-key': '' })).toMatchObject(wrong);
    expect(await askForCode(server, fair, phone, 'login')).toMatchObject(sent);
  });

  test('is refused for what is no number, no template and another tenant', async () => {
    expect(await askForCode(server, fair, 'abc', 'login')).toMatchObject(bad('BAD_REQUEST'));
    const other = await createTestExhibition(server);
    const elsewhere = await askForCode(
      server,
      { ...fair, tenantId: other.tenantId },
      unknownPhone(),
      'login',
      {
        'tenant-id': fair.tenantId,
      },
    );
    expect(elsewhere).toMatchObject(bad('TENANT_NOT_FOUND'));
    const answer = await server.app.inject({
      url: `/api/blade-auth/sms/send?tenantId=${fair.tenantId}&mobile=13700000000&smsCode=hello`,
      headers: clientHeaders(fair),
    });
    expect(answer.statusCode).toBe(400);
  });

  test('is refused where no gateway is set', async () => {
    const { database, settings, now } = server;
    const bare = await buildApp({ database, settings: { ...settings, demo: false }, now });
    try {
      const answer = await askForCode({ app: bare, database, settings, now }, fair, unknownPhone(), 'login');
      expect(answer).toMatchObject({ status: 400, body: { data: { reason: 'SMS_UNAVAILABLE' } } });
      expect(answer.body['msg']).toContain(fair.profile.contact.phone);
    } finally {
      await bare.close();
    }
  });

  test('speaks the language that was requested', async () => {
    const phone = unknownPhone();
    await askForCode(server, fair, phone, 'mediaRegister', { 'accept-language': 'en' });
    expect((await textsTo(phone))[0]?.body).toMatch(/^Jianglan Expo: \d{6} is your media code/);
  });
});

describe('the texts', () => {
  test('fit into one SMS in every language, the title left out where it is long', () => {
    const long = { 'zh-Hans': '宁川'.repeat(40), 'zh-Hant': '寧川'.repeat(40), en: 'Ningchuan '.repeat(9) };
    const templates: readonly SmsTemplate[] = ['login', 'setPwd', 'mediaRegister'];
    for (const language of languages) {
      for (const template of templates) {
        const text = smsText(template, { ...fair, title: long }, language, '123456');
        expect(text).toContain('123456');
        expect(text.length).toBeLessThanOrEqual(70);
      }
    }
  });
});

describe('codes for one purpose', () => {
  test('take nothing from those for another: nobody’s visitor codes keep the owner from theirs', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const number1 = phone ?? '';
    const guests = new TestFair(server, fair);
    const { formId } = await createOpenForm(guests, [{ prop: 'sms_code', type: 'input' }]);
    const ticket = await giveTestTicket(guests, { purpose: 'visitor', formId });
    for (let time = 0; time < 5; time += 1) {
      expect(await askForCode(server, fair, number1, 'visitor', { ticket })).toMatchObject(sent);
      await letPauseOfCodesPass(server, number1);
    }
    expect(await askForCode(server, fair, number1, 'visitor', { ticket })).toMatchObject({ status: 429 });
    expect(await askForCode(server, fair, number1, 'login')).toMatchObject(sent);
    expect(await askForCode(server, fair, number1, 'setPwd')).toMatchObject(sent);
  });

  test('are ten a day', async () => {
    const phone = unknownPhone();
    for (let time = 0; time < 10; time += 1) {
      expect(await askForCode(server, fair, phone, 'mediaRegister')).toMatchObject(sent);
      await letPauseOfCodesPass(server, phone, 3_600);
    }
    const eleventh = await askForCode(server, fair, phone, 'mediaRegister');
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(13 * 3_600);
  });
});

const withMail = async (email: string) => {
  const account = await createTestAccount(server, fair, { role: 'exhibitor' });
  await server.database
    .updateTable('account')
    .set({ email, email_verified_at: email === '' ? null : new Date() })
    .where('account_id', '=', account.accountId)
    .execute();
  return { ...account, phone: account.phone ?? '' };
};
const askBy = async (mobile: string, smsCode: SmsTemplate = 'login', by = 'mail') => {
  const query = new URLSearchParams({ tenantId: fair.tenantId, mobile, smsCode, by });
  const answer = await server.app.inject({
    url: `${calls.smsSend.path}?${query.toString()}`,
    headers: { ...clientHeaders(fair), ...(await captchaHeaders(server)) },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

describe('a code by mail', () => {
  test('goes to the verified address of the account, and signs in', async () => {
    const { phone } = await withMail('lin@example.com');
    expect(await askBy(phone)).toMatchObject(sent);
    expect(await textsTo(phone)).toEqual([]);
    const [mail] = await textsTo('lin@example.com');
    expect(mail).toMatchObject({ channel: 'email', subject: '江澜博览会：登录验证码' });
    expect(mail?.masked).not.toMatch(/\d{6}/);
    const code = await codeSentTo(server, 'lin@example.com');
    const fields = { grant_type: 'sms_code', phone, code };
    expect((await askForTokens(server, fair, fields)).status).toBe(200);
  });

  test('is answered alike where there is no address, none that is verified, or no account', async () => {
    const before = await server.database.selectFrom('outbox').select('message_id').execute();
    const { phone, accountId } = await withMail('gu@example.com');
    await server.database
      .updateTable('account')
      .set({ email_verified_at: null })
      .where('account_id', '=', accountId)
      .execute();
    const { phone: bare } = await withMail('');
    for (const number1 of [phone, bare, unknownPhone()]) expect(await askBy(number1)).toMatchObject(sent);
    expect(await server.database.selectFrom('outbox').select('message_id').execute()).toHaveLength(
      before.length,
    );
  });

  test('has bounds of its own: who used up the SMS of a number leaves the mail', async () => {
    const { phone } = await withMail('wang@example.com');
    for (let time = 0; time < 5; time += 1) {
      await askForCode(server, fair, phone, 'login');
      await letPauseOfCodesPass(server, phone);
    }
    expect(await askForCode(server, fair, phone, 'login')).toMatchObject({ status: 429 });
    expect(await askBy(phone)).toMatchObject(sent);
    expect(await askBy(phone)).toMatchObject({ status: 429 });
  });

  test('is none for what has to prove the number', async () => {
    expect(await askBy(unknownPhone(), 'visitor')).toMatchObject(bad('BAD_REQUEST'));
    expect(await askBy(unknownPhone(), 'mediaRegister')).toMatchObject(bad('BAD_REQUEST'));
  });
});

describe('a number gets (wire.md §2)', () => {
  test('one code a minute, then five an hour', async () => {
    const phone = unknownPhone();
    for (let time = 0; time < 5; time += 1) {
      expect(await askForCode(server, fair, phone, 'mediaRegister')).toMatchObject(sent);
      const soon = await askForCode(server, fair, phone, 'mediaRegister');
      expect(soon).toMatchObject({ status: 429, body: { data: { reason: 'TOO_MANY_REQUESTS' } } });
      expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50);
      await letPauseOfCodesPass(server, phone);
    }
    const sixth = await askForCode(server, fair, phone, 'mediaRegister');
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000);
    await letPauseOfCodesPass(server, phone, 3_600);
    expect(await askForCode(server, fair, phone, 'mediaRegister')).toMatchObject(sent);
  });

  test('one of fifty that are requested at once, over two servers', async () => {
    const { database, settings, now } = server;
    const second = await buildApp({ database, settings, now });
    try {
      const phone = unknownPhone();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          askForCode(
            index % 2 === 0 ? server : { app: second, database, settings, now },
            fair,
            phone,
            'mediaRegister',
          ),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
      expect(await textsTo(phone)).toHaveLength(1);
    } finally {
      await second.close();
    }
  });
});
