import type { SmsTemplate, StaffUser } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSetting, type Exhibition } from '../../exhibitions/index.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import { createTestApp, type TestApp } from '../../http/testing/test-app.ts';
import { TestFair } from '../../http/testing/test-fair.ts';
import { createOpenForm, giveTestTicket } from '../../http/testing/test-tickets.ts';
import { calls } from '@zhantai/contract';
import { captchaHeaders, createTestAccount, signInAs } from '../testing.ts';
import { readPhone } from '../accounts/read-phone.ts';

let server: TestApp;
let fair: TestFair;
let exhibition: Exhibition;
let ticket: string;
let count = 0;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  const { profile } = await createTestExhibition(server);
  exhibition = await createTestExhibition(server, {
    profile: { ...profile, media: { opens: '2020-01-01', closes: '2099-01-01' } },
  });
  fair = new TestFair(server, exhibition);
  const form = await createOpenForm(fair, [
    { prop: 'mobile', type: 'input' },
    { prop: 'sms_code', type: 'input' },
  ]);
  ticket = await giveTestTicket(fair, { purpose: 'visitor', formId: form.formId });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.deleteFrom('call_count').execute();
  await server.database.deleteFrom('outbox').execute();
});

const unknownPhone = (): string => {
  count += 1;
  return `137${String(count).padStart(8, '0')}`;
};
const fifty = Array.from({ length: 50 }, (_, index) => index);

interface Asking {
  readonly address?: string;
  readonly template?: SmsTemplate;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(
  mobile: string,
  { address = '203.0.113.1', template = 'mediaRegister', headers = {} }: Asking = {},
) {
  const query = new URLSearchParams({ tenantId: exhibition.tenantId, mobile, smsCode: template });
  const answer = await server.app.inject({
    url: `${calls.smsSend.path}?${query.toString()}`,
    headers: { ...clientHeaders(exhibition), ...(await captchaHeaders(server)), ...headers },
    remoteAddress: address,
  });
  return { status: answer.statusCode, reason: answer.json<{ data: { reason?: string } }>().data.reason };
}
const requestWith = (headers: Readonly<Record<string, string>>) =>
  ask(unknownPhone(), { template: 'visitor', headers });
const taken = (answers: readonly { readonly status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;
const queued = async (): Promise<number> =>
  (await server.database.selectFrom('outbox').select('message_id').where('channel', '=', 'sms').execute())
    .length;
const bound = (most: number): Promise<unknown> =>
  changeSetting(server.database, exhibition, 'smsUnknownPerHour', String(most), async () => undefined);

const askFrom = (host: number) => ask(unknownPhone(), { address: `203.0.113.${host}` });

describe('decisions: SMS', () => {
  it('go to sixty unknown numbers an hour from one address and no more, whoever asks at the same moment', async () => {
    const first = await Promise.all(fifty.map(() => ask(unknownPhone())));
    const second = await Promise.all(fifty.map(() => ask(unknownPhone())));
    expect(taken([...first, ...second])).toBe(60);
    expect(await queued()).toBe(60);
    expect((await ask(unknownPhone(), { address: '203.0.113.2' })).status).toBe(200);
  });

  it('are counted for an IPv6 site as for eight addresses, whatever network asks', async () => {
    await server.database
      .insertInto('call_count')
      .values({
        tenant_id: '',
        exhibition_id: '',
        subject_key: 'site:2001:db8:7::',
        call: 'smsUnknown',
        seconds: 3_600,
        started_at: new Date(),
        calls: 476,
      })
      .execute();
    const answers = await Promise.all(
      fifty.map((index) => ask(unknownPhone(), { address: `2001:db8:7:${index.toString(16)}::1` })),
    );
    expect(taken(answers)).toBe(4);
  });

  it('need a captcha alone for known numbers, however many unknown ones the address requested', async () => {
    await Promise.all(fifty.map(() => ask(unknownPhone())));
    await Promise.all(fifty.map(() => ask(unknownPhone())));
    const { phone } = await createTestAccount(server, exhibition, { role: 'media' });
    expect(await ask(phone ?? '', { headers: { 'captcha-proof': '' } })).toEqual({
      status: 200,
      reason: undefined,
    });
    expect(
      (await ask(unknownPhone(), { address: '203.0.113.9', headers: { 'captcha-proof': '' } })).status,
    ).toBe(200);
  });

  it('ask for work after five unknown numbers', async () => {
    const without = { address: '203.0.113.3', headers: { 'captcha-proof': '' } };
    const answers = await Promise.all(fifty.map(() => ask(unknownPhone(), without)));
    expect(taken(answers)).toBe(5);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'PROOF_NEEDED']));
  });

  it('tell of few numbers that they are known, where for unknown ones work is required or they are refused', async () => {
    const phones = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { phone } = await createTestAccount(server, exhibition, { role: 'media' });
        return phone ?? '';
      }),
    );
    const without = { address: '203.0.113.40', headers: { 'captcha-proof': '' } };
    await Promise.all([1, 2, 3, 4, 5].map(() => ask(unknownPhone(), without)));
    const replies = await Promise.all(phones.map((phone) => ask(phone, without)));
    expect(taken(replies)).toBe(30);
    expect(replies.filter(({ reason }) => reason === 'PROOF_NEEDED')).toHaveLength(10);
    // With work they are answered as before, until the share of the address in unknown numbers is used up.
    const left = phones.filter((_, index) => replies[index]?.status !== 200);
    expect(
      taken(await Promise.all(left.slice(0, 5).map((phone) => ask(phone, { address: without.address })))),
    ).toBe(5);
    await bound(0);
    expect((await ask(left[5] ?? '', { address: without.address })).status).toBe(429);
    // Elsewhere it is known as ever.
    expect((await ask(left[5] ?? '', { address: '203.0.113.41' })).status).toBe(200);
    await bound(2_000);
  });

  it('to sign in are answered alike for known and unknown numbers, also beyond every bound', async () => {
    const { phone } = await createTestAccount(server, exhibition, { role: 'exhibitor' });
    await bound(0);
    const without = { template: 'login', headers: { 'captcha-proof': '' } } as const;
    await Promise.all(fifty.map(() => ask(unknownPhone(), without)));
    expect(await ask(unknownPhone(), without)).toEqual(await ask(phone ?? '', without));
    expect(await queued()).toBe(1);
    await bound(2_000);
  });

  it('of an exhibition end at its bound for unknown numbers only, and the admins are told at half of it', async () => {
    const admin = await createTestAccount(server, exhibition, { role: 'admin' });
    await server.database
      .updateTable('account')
      .set({ email: 'admin@fair.example' })
      .where('account_id', '=', admin.accountId)
      .execute();
    await bound(20);
    const answers = await Promise.all(
      fifty.map((index) => ask(unknownPhone(), { address: `203.0.113.${String(20 + index)}` })),
    );
    expect(taken(answers)).toBe(20);
    expect(await queued()).toBe(20);
    const mails = await server.database
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', 'email')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['admin@fair.example', 'admin@fair.example']);
    expect(new Set(mails.map(({ body }) => /已有 (\d+) 条/.exec(body)?.[1]))).toEqual(new Set(['10', '20']));
    // Without mail they read it in the console, which nobody else is told in.
    const alarmOf = async (role: 'admin' | 'reviewer'): Promise<unknown> => {
      const { headers } = await signInAs(server, exhibition, { role });
      const answer = await server.app.inject({ url: calls.consoleMe.path, headers });
      return answer.json<{ data: StaffUser }>().data.smsAlarm;
    };
    expect(await alarmOf('admin')).toMatchObject({ level: 'full' });
    expect(await alarmOf('reviewer')).toBeNull();
    const { phone } = await createTestAccount(server, exhibition, { role: 'media' });
    expect((await ask(phone ?? '')).status).toBe(200);
    await bound(2_000);
  });

  it('raise the alarm once an hour also where the bound comes down to what was sent', async () => {
    const { accountId } = await createTestAccount(server, exhibition, { role: 'admin' });
    const email = `${accountId}@fair.example`;
    await server.database.updateTable('account').set({ email }).where('account_id', '=', accountId).execute();
    const mailsTo = async (): Promise<number> =>
      (
        await server.database
          .selectFrom('outbox')
          .select('message_id')
          .where('recipient', '=', email)
          .execute()
      ).length;
    await Promise.all([100, 101, 102, 103, 104, 105].map(askFrom));
    expect(await mailsTo()).toBe(0);
    // Six were sent: more than half of ten, and it is told with the next.
    await bound(10);
    await askFrom(106);
    await askFrom(107);
    expect(await mailsTo()).toBe(1);
    // Eight were sent: more than all of five, so the next is refused, and told.
    await bound(5);
    expect((await askFrom(108)).status).toBe(429);
    expect((await askFrom(109)).status).toBe(429);
    expect(await mailsTo()).toBe(2);
    await bound(9);
    expect((await askFrom(110)).status).toBe(200);
    expect((await askFrom(111)).status).toBe(429);
    expect(await mailsTo()).toBe(2);
    await bound(2_000);
  });

  it('go to countries that the organiser allows', async () => {
    expect(await ask('+85291234567')).toEqual({ status: 400, reason: 'SMS_COUNTRY' });
    expect(await ask('00852 9123 4567')).toEqual({ status: 400, reason: 'SMS_COUNTRY' });
    await changeSetting(server.database, exhibition, 'smsCountries', '86,852', async () => undefined);
    expect((await ask('+85291234567')).status).toBe(200);
    expect(await ask('+1 202 555 0100')).toEqual({ status: 400, reason: 'SMS_COUNTRY' });
    await changeSetting(server.database, exhibition, 'smsCountries', null, async () => undefined);
  });

  it('of visitors go to whoever shows a ticket of a form that asks for a code', async () => {
    const plain = await createOpenForm(fair);
    const other = await giveTestTicket(fair, { purpose: 'visitor', formId: plain.formId });
    expect(await requestWith({})).toEqual({ status: 403, reason: 'TICKET_INVALID' });
    expect(await requestWith({ ticket: other })).toEqual({ status: 403, reason: 'TICKET_INVALID' });
    expect((await requestWith({ ticket })).status).toBe(200);
  });

  it.each([
    '13800138000',
    '+8613800138000',
    '008613800138000',
    '86 138-0013-8000',
    '(+86) 138 0013 8000',
    '０１３８００１３８０００',
    '＋８６１３８００１３８０００',
    '\u200e+86 138\u20110013\u00a08000\u202c',
  ])('count %s as one number', (typed) => {
    expect(readPhone(typed)).toBe('13800138000');
  });

  it('keep numbers of other countries apart', () => {
    expect(['0085291234567', '+852 9123 4567', '12', '+8613800138000000000000000'].map(readPhone)).toEqual([
      '+85291234567',
      '+85291234567',
      null,
      null,
    ]);
  });
});
