import { calls, limits, type Memberships } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMembership } from '../auth/index.ts';
import { askForCode, askForTokens, codeSentTo, type TestSession } from '../auth/testing.ts';
import { addressIn, exhibitionAt } from '../exhibitions/test-address.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import { TestFair, type Answer, type Refused } from '../http/testing/test-fair.ts';

let fair: TestFair;
let number = 0;

beforeAll(async () => {
  const server = await createTestApp({ demo: true });
  fair = new TestFair(server, await createTestExhibition(server));
});
afterAll(() => fair.close());

/** A number that nobody has. */
const phone = (): string => {
  number += 1;
  return `136${String(number).padStart(8, '0')}`;
};

/** The main account of a new exhibitor. */
async function mainOf(exhibitorId: string): Promise<TestSession> {
  const session = await fair.exhibitor(exhibitorId);
  await fair.server.database
    .updateTable('membership')
    .set({ main: true })
    .where('account_id', '=', session.account.accountId)
    .execute();
  return session;
}

const post = <T = Memberships>(who: TestSession, body: object): Promise<Answer<T>> =>
  fair.post<T>(who, calls.accounts.path, body);
const invite = <T = Memberships>(who: TestSession, to: string, name = '新同事'): Promise<Answer<T>> =>
  post<T>(who, { action: 'invite', phone: to, name });
const remove = <T = Memberships>(who: TestSession, id: string): Promise<Answer<T>> =>
  post<T>(who, { action: 'remove', id });
const read = async (who: TestSession): Promise<Memberships> =>
  (await fair.get<Memberships>(who, calls.memberships.path)).data;

/** Signs a number in by SMS, as an invited person would. */
async function enter(mobile: string): Promise<{ status: number; token: string; needsPassword: unknown }> {
  await askForCode(fair.server, fair.exhibition, mobile, 'login');
  const code = await codeSentTo(fair.server, mobile);
  const { status, body } = await askForTokens(fair.server, fair.exhibition, {
    grant_type: 'sms_code',
    phone: mobile,
    code,
  });
  return { status, token: String(body['access_token']), needsPassword: body['need_set_pwd'] };
}

describe('wire.md §2: one main account and up to nine more', () => {
  it('invites somebody new, who comes in by SMS and acts for the exhibitor until removed', async () => {
    const main = await mainOf('A101');
    const mobile = phone();
    const invited = await invite(main, ` ${mobile.slice(0, 3)}-${mobile.slice(3)} `);
    expect([invited.status, invited.data.mayManage, invited.data.limit]).toEqual([200, true, 10]);
    expect(invited.data.accounts).toMatchObject([
      { main: true, self: true },
      { name: '新同事', phone: mobile, main: false, self: false, lastSignIn: null },
    ]);
    const text = await fair.server.database
      .selectFrom('outbox')
      .select(['body', 'template'])
      .where('recipient', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(text).toMatchObject({ template: 'invited', body: expect.stringContaining('#/login') });
    expect(await exhibitionAt(fair.server, addressIn(text.body))).toBe(fair.exhibition.exhibitionId);
    const entered = await enter(mobile);
    expect([entered.status, entered.needsPassword]).toEqual([200, true]);
    const headers = { ...main.headers, 'blade-auth': `bearer ${entered.token}` };
    const session = { ...main, headers };
    expect((await fair.get<{ id: string }>(session, calls.detail.path)).data.id).toBe('A101');
    const seen = await read(session);
    expect([seen.mayManage, seen.accounts.length]).toEqual([false, 2]);
    const id = invited.data.accounts[1]?.id ?? '';
    expect((await read(main)).accounts[1]?.lastSignIn).not.toBeNull();
    const removed = await remove(main, id);
    expect(removed.data.accounts).toHaveLength(1);
    const after = await fair.get<Refused>(session, calls.detail.path);
    expect([after.status, after.data.reason]).toEqual([401, 'TOKEN_REVOKED']);
    expect((await enter(mobile)).status).toBe(400);
    const audit = await fair.server.database
      .selectFrom('audit')
      .select('action')
      .where('thing_id', '=', id)
      .where('action', 'like', 'account.%')
      .orderBy('audit_id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['account.invite', 'account.remove']);
  });

  it('is for the main account alone, which stays', async () => {
    const main = await mainOf('A102');
    const further = await fair.person({ role: 'exhibitor', exhibitorId: 'A102' });
    const outsider = await mainOf('A103');
    const supplier = await fair.person({ role: 'supplier' });
    const refused = [
      await invite<Refused>(further, phone()),
      await remove<Refused>(further, main.account.accountId),
      await remove<Refused>(outsider, further.account.accountId),
      await remove<Refused>(main, main.account.accountId),
      await remove<Refused>(main, 'nobody'),
      await invite<Refused>(main, further.account.phone ?? ''),
      await invite<Refused>(main, 'no number'),
      await invite<Refused>(main, phone(), '  '),
      await invite<Refused>(supplier, phone()),
      await post<Refused>(main, { action: 'promote', id: 'x' }),
    ];
    expect(refused.map(({ status, data }) => [status, data.reason])).toEqual([
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
      [409, 'ACCOUNT_EXISTS'],
      [400, 'BAD_REQUEST'],
      [400, 'BAD_REQUEST'],
      [403, 'FORBIDDEN'],
      [400, 'UNKNOWN_FIELD'],
    ]);
    expect((await read(main)).accounts).toHaveLength(2);
  });

  it('ends at ten, however many are invited at once', async () => {
    const main = await mainOf('A104');
    const sent = await Promise.all(Array.from({ length: 15 }, () => invite<Refused>(main, phone())));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(limits.exhibitorAccounts - 1);
    expect(sent.filter(({ data }) => data.reason === 'TOO_MANY_ACCOUNTS')).toHaveLength(6);
    expect((await read(main)).accounts).toHaveLength(limits.exhibitorAccounts);
    const more = await Promise.all(Array.from({ length: 7 }, () => invite<Refused>(main, phone())));
    expect(more.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('one number invited by two at once is one account, and tells neither who it is', async () => {
    const [first, second] = [await mainOf('A105'), await mainOf('A106')];
    const mobile = phone();
    const sent = await Promise.all([invite(first, mobile, '甲'), invite(second, mobile, '乙')]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(first)).accounts[1]).toMatchObject({ name: '甲', email: '' });
    expect((await read(second)).accounts[1]).toMatchObject({ name: '乙', email: '' });
    const outsider = await fair.person({ role: 'media', name: '真名' });
    const known = await invite(first, outsider.account.phone ?? '', '丙');
    expect(JSON.stringify(known.data)).not.toContain('真名');
  });
});

describe('wire.md §4: memberships', () => {
  it('tells what the account is in every exhibition of the organiser, and which is this one', async () => {
    const main = await mainOf('A107');
    const { tenantId } = fair.exhibition;
    const { accountId } = main.account;
    const former = await createTestExhibition(fair.server, { tenantId });
    await addMembership(fair.server.database, { ...former, accountId, role: 'media' });
    await addMembership(fair.server.database, { ...former, accountId, role: 'editor' });
    const { memberships } = await read(main);
    expect(memberships).toEqual([
      {
        exhibitId: fair.exhibition.exhibitionId,
        exhibitionTitle: '江澜博览会',
        role: 'exhibitor',
        exhibitorId: 'A107',
        exhibitorName: 'A107 有限公司',
        current: true,
      },
      {
        exhibitId: former.exhibitionId,
        exhibitionTitle: '江澜博览会',
        role: 'media',
        exhibitorId: null,
        exhibitorName: null,
        current: false,
      },
    ]);
    const supplier = await fair.person({ role: 'supplier' });
    expect(await read(supplier)).toMatchObject({ accounts: [], mayManage: false });
  });
});
