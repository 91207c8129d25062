import {
  calls,
  type FirstPassword,
  type OpenPassword,
  type OpenPasswordSet,
  type ShortLinkAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signInWith, testPassword, type TestSession } from '../auth/testing.ts';
import { addressIn, exhibitionAt } from '../exhibitions/test-address.ts';
import { clientHeaders, createTestExhibition } from '../exhibitions/testing.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import { TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';

let now = new Date('2026-11-20T04:00:00Z');
let fair: TestFair;
let admin: TestSession;

beforeAll(async () => {
  const server = await createTestApp({ demo: true }, () => now);
  fair = new TestFair(server, await createTestExhibition(server));
  admin = await fair.person({ role: 'admin' });
  await fair.exhibitor('A101');
});
afterAll(() => fair.close());

interface Newcomer {
  readonly accountId: string;
  readonly phone: string;
}

/** An account of A101 that never signed in. */
async function newcomer(email = 'lin@example.com'): Promise<Newcomer> {
  const { accountId, phone } = await createTestAccount(fair.server, fair.exhibition, {
    role: 'exhibitor',
    exhibitorId: 'A101',
  });
  await fair.server.database
    .updateTable('account')
    .set({ password_hash: null, need_set_pwd: true, email })
    .where('account_id', '=', accountId)
    .execute();
  return { accountId, phone: phone ?? '' };
}

const make = async (body: object): Promise<readonly FirstPassword[]> => {
  const { status, data } = await fair.post<FirstPassword[]>(admin, calls.consoleFirstPasswords.path, body);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
};
const linkOf = async ({ accountId }: Newcomer): Promise<string> => {
  const [made] = await make({ accountIds: [accountId], by: 'none' });
  expect(await exhibitionAt(fair.server, made?.link ?? '')).toBe(fair.exhibition.exhibitionId);
  return /code=([\w-]+)/.exec(made?.link ?? '')?.[1] ?? '';
};

async function open<T>(path: string, ticket = '', payload?: object): Promise<Answer<T>> {
  const answer = await fair.server.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: path,
    headers: { ...clientHeaders(fair.exhibition), ...(ticket === '' ? {} : { ticket }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { ...answer.json<Answer<T>>(), status: answer.statusCode };
}
const exchange = (code: string): Promise<Answer<ShortLinkAnswer>> =>
  open(calls.shortLink.path.replace(':code', code));
const set = <T = OpenPasswordSet>(ticket: string, newPassword = testPassword): Promise<Answer<T>> =>
  open<T>(calls.openPasswordSet.path, ticket, { newPassword, newPassword1: newPassword });

/** @throws if the account cannot sign in with the password that was set. */
const signIn = (phone: string) => signInWith(fair.server, fair.exhibition, { phone, username: null });

describe('console.md §1: first passwords by a link', () => {
  it('set the password once, and then the account signs in with it', async () => {
    const lin = await newcomer();
    const code = await linkOf(lin);
    const { data } = await exchange(code);
    expect(data.path).toBe('/password');
    const ticket = data.ticket ?? '';
    const shown = await open<OpenPassword>(calls.openPassword.path, ticket);
    expect(shown.data).toMatchObject({ company: 'A101 有限公司', expires: '2026-11-27 12:00:00' });
    expect(JSON.stringify(shown.data)).not.toContain(lin.phone);
    expect((await set<Refused>(ticket, 'weak')).data.reason).toBe('PASSWORD_WEAK');
    const done = await set(ticket);
    // There was no password before that somebody else could have changed.
    const queued = fair.server.database.selectFrom('outbox').where('template', '=', 'passwordChanged');
    expect(await queued.selectAll().execute()).toEqual([]);
    expect([done.status, done.data]).toEqual([200, { phone: lin.phone, role: 'exhibitor' }]);
    expect((await set<Refused>(ticket)).data.reason).toBe('TICKET_SPENT');
    // The link itself still gives tickets, but they open nothing any more.
    const again = (await exchange(code)).data.ticket ?? '';
    expect((await set<Refused>(again, 'Anderes2Wort')).data.reason).toBe('TICKET_SPENT');
    expect((await signIn(lin.phone)).need_set_pwd).toBe(false);
    expect((await make({ accountIds: [lin.accountId], by: 'none' }))[0]).toMatchObject({
      link: null,
      why: 'set',
    });
  });

  it('are set by one of two who have the link open at the same moment', async () => {
    const code = await linkOf(await newcomer());
    const tickets = await Promise.all([exchange(code), exchange(code)]);
    const answers = await Promise.all(
      tickets.map(({ data }, index) => set<Refused>(data.ticket ?? '', `Passwort${index}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('end after a week, and when a newer one is made', async () => {
    const lin = await newcomer();
    const first = await linkOf(lin);
    const ticket = (await exchange(first)).data.ticket ?? '';
    const second = await linkOf(lin);
    expect((await exchange(first)).status).toBe(404);
    expect((await set<Refused>(ticket)).data.reason).toBe('TICKET_SPENT');
    const late = now;
    now = new Date(now.getTime() + 7 * 86_400_000 + 1_000);
    expect((await exchange(second)).status).toBe(404);
    now = late;
    expect((await set((await exchange(second)).data.ticket ?? '')).status).toBe(200);
  });

  it('travel by SMS or mail in the exhibitor’s language, and then stand in no answer', async () => {
    const [lin, gu] = [await newcomer(), await newcomer('')];
    const sms = await make({ accountIds: [lin.accountId], by: 'sms' });
    expect(sms[0]).toMatchObject({
      sent: true,
      link: null,
      why: null,
      phone: expect.stringContaining('****'),
    });
    const mails = await make({ accountIds: [lin.accountId, gu.accountId], by: 'email' });
    expect(Object.fromEntries(mails.map(({ accountId, why }) => [accountId, why]))).toEqual({
      [lin.accountId]: null,
      [gu.accountId]: 'address',
    });
    const rows = await fair.server.database
      .selectFrom('outbox')
      .select(['channel', 'recipient', 'subject', 'body', 'masked'])
      .where('template', '=', 'firstPassword')
      .orderBy('created_at')
      .execute();
    expect(rows.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', lin.phone],
      ['email', 'lin@example.com'],
    ]);
    expect(rows[1]?.subject).toContain('设置登录密码');
    expect(rows[0]?.body).toMatch(/A101 有限公司.*code=[\w-]{20}/);
    expect(rows[0]?.masked).not.toMatch(/code=/);
    for (const { body } of rows)
      expect(await exhibitionAt(fair.server, addressIn(body))).toBe(fair.exhibition.exhibitionId);
  });

  it('are made for all accounts of an exhibitor, but for no locked one, and audited', async () => {
    const [lin, gu] = [await newcomer(), await newcomer()];
    await fair.server.database
      .updateTable('account')
      .set({ locked_reason: '押金未到账' })
      .where('account_id', '=', gu.accountId)
      .execute();
    const made = await make({ exhibitorIds: ['A101'], by: 'none' });
    const why = new Map(made.map((one) => [one.accountId, one.why]));
    expect([why.get(lin.accountId), why.get(gu.accountId)]).toEqual([null, 'locked']);
    const audit = await fair.server.database
      .selectFrom('audit')
      .select('actor_kind')
      .where('action', '=', 'account.first-password-link')
      .where('thing_id', '=', lin.accountId)
      .execute();
    expect(audit).toEqual([{ actor_kind: 'staff' }]);
    const other = await createTestExhibition(fair.server, { tenantId: fair.exhibition.tenantId });
    const elsewhere = new TestFair(fair.server, other);
    const outsider = await elsewhere.person({ role: 'admin' });
    const nothing = await elsewhere.post<FirstPassword[]>(outsider, calls.consoleFirstPasswords.path, {
      accountIds: [lin.accountId],
      by: 'none',
    });
    expect(nothing.data).toEqual([]);
  });

  it('open nothing with a ticket of another kind', async () => {
    expect((await open<Refused>(calls.openPassword.path)).data.reason).toBe('TICKET_INVALID');
    expect((await set<Refused>('A'.repeat(22))).data.reason).toBe('TICKET_INVALID');
  });
});
