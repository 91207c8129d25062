import { calls, type ConsoleExhibitorDetail, type FirstPassword } from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { createTestApp } from '../../http/testing/test-app.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import { TestFair, type Refused } from '../../http/testing/test-fair.ts';

let fair: TestFair;
let editor: TestSession;
let own: TestSession;

beforeAll(async () => {
  // SMS are sent in a demo.
  const server = await createTestApp({ demo: true });
  fair = new TestFair(server, await createTestExhibition(server));
  editor = await fair.person({ role: 'editor' });
  own = await fair.exhibitor('A101');
  await fair.exhibitor('A102');
});
afterAll(() => fair.close());

const add = <T = ConsoleExhibitorDetail>(body: object, id = 'A101', who = editor) =>
  fair.post<T>(who, calls.consoleAddAccount.path.replace(':id', id), body);
const change = <T = ConsoleExhibitorDetail>(accountId: string, body: object, id = 'A101', who = editor) =>
  fair.post<T>(
    who,
    calls.consoleChangeAccount.path.replace(':id', id).replace(':accountId', accountId),
    body,
  );
const mains = ({ members }: ConsoleExhibitorDetail) =>
  members.filter(({ main }) => main).map(({ name }) => name);

it('an account is added by staff, with a phone of its own, and one alone is the main one', async () => {
  const added = await add({ phone: '139 1111 0001', name: ' 童岸 ' });
  expect(added.data.members).toContainEqual(
    expect.objectContaining({ name: '童岸', phone: '139****01', locked: false }),
  );
  const again = await add<Refused>({ phone: '+8613911110001', name: '童岸' });
  expect([again.status, again.data.reason]).toEqual([409, 'ACCOUNT_EXISTS']);
  expect((await add<Refused>({ phone: '不是号码', name: '甲' })).status).toBe(400);
  const id = added.data.members.find(({ name }) => name === '童岸')?.id ?? '';
  expect(mains((await change(id, { action: 'main' })).data)).toEqual(['童岸']);
  expect(mains((await change(id, { action: 'main' })).data)).toEqual(['童岸']);
});

it('a phone of another exhibitor is added only where that is said, one of another role never', async () => {
  const refused = await add<Refused>({ phone: '13911110001', name: '童岸' }, 'A102');
  expect([refused.status, refused.data.reason, refused.msg]).toEqual([
    409,
    'PHONE_ELSEWHERE',
    '这个手机号是 A101 有限公司 的账号，确认后也可以加到这家',
  ]);
  expect((await add({ phone: '13911110001', name: '童岸', also: true }, 'A102')).status).toBe(200);
  const { account } = await fair.person({ role: 'reviewer' });
  await fair.server.database
    .updateTable('account')
    .set({ phone: '13911110009' })
    .where('account_id', '=', account.accountId)
    .execute();
  const other = await add<Refused>({ phone: '13911110009', name: '审核员', also: true });
  expect([other.status, other.data.reason]).toEqual([409, 'PHONE_OTHER_ROLE']);
});

it('an account is locked with a reason, its sessions end, and it is unlocked again', async () => {
  const { accountId } = own.account;
  await fair.server.database
    .updateTable('account')
    .set({ phone: '13911110002' })
    .where('account_id', '=', accountId)
    .execute();
  const locked = await change(accountId, { action: 'lock', reason: '人已离职' });
  expect(locked.status, JSON.stringify(locked)).toBe(200);
  expect(locked.data.members.find(({ id }) => id === accountId)).toMatchObject({ locked: true });
  expect((await fair.get(own, calls.memberships.path)).status).toBe(401);
  const open = await change(accountId, { action: 'unlock' });
  expect(open.data.members.find(({ id }) => id === accountId)).toMatchObject({ locked: false });
  expect((await change<Refused>(accountId, { action: 'lock', reason: ' ' })).status).toBe(400);
});

it('an account that is used elsewhere is not locked from here, and nobody is changed under another exhibitor', async () => {
  const { data } = await add({ phone: '13911110004', name: '两家的' });
  const id = data.members.find(({ name }) => name === '两家的')?.id ?? '';
  expect((await change<Refused>(id, { action: 'main' }, 'A102')).status).toBe(404);
  await add({ phone: '13911110004', name: '两家的', also: true }, 'A102');
  const refused = await change<Refused>(id, { action: 'lock', reason: '停用' });
  expect([refused.status, refused.data.reason]).toEqual([409, 'ACCOUNT_USED_ELSEWHERE']);
});

it('an account gets another phone: both numbers are told, it is signed out, and its password link is over', async () => {
  const { data } = await add({ phone: '13911110005', name: '换号的' });
  const id = data.members.find(({ name }) => name === '换号的')?.id ?? '';
  const admin = await fair.person({ role: 'admin' });
  const links = await fair.post<readonly FirstPassword[]>(admin, calls.consoleFirstPasswords.path, {
    accountIds: [id],
    by: 'none',
  });
  expect(links.data[0]?.link).not.toBeNull();
  const phone = { action: 'phone', phone: '139 1111 0006', reason: '手机丢了' };
  const changed = await change(id, phone);
  expect(changed.status, JSON.stringify(changed)).toBe(200);
  expect(changed.data.members.find((one) => one.id === id)).toMatchObject({
    phone: '139****06',
    needsPassword: true,
  });
  const { database } = fair.server;
  const sent = await database
    .selectFrom('outbox')
    .select(['recipient', 'body'])
    .where('template', '=', 'phoneChanged')
    .orderBy('recipient')
    .execute();
  expect(sent.map(({ recipient }) => recipient)).toEqual(['13911110005', '13911110006']);
  const link = await database
    .selectFrom('password_link')
    .select('used_at')
    .where('account_id', '=', id)
    .executeTakeFirst();
  expect(link?.used_at).not.toBeNull();
  const audit = await database
    .selectFrom('audit')
    .select(['reason', 'detail'])
    .where('action', '=', 'account.phone')
    .execute();
  expect(audit).toMatchObject([{ reason: '手机丢了' }]);
  expect(JSON.stringify(audit)).not.toContain('1391111');
  expect((await change(id, phone)).status).toBe(200);
});

it('a number that has an account, or is none, is given to nobody, and one used elsewhere stays', async () => {
  const { data } = await add({ phone: '13911110007', name: '不换的' });
  const id = data.members.find(({ name }) => name === '不换的')?.id ?? '';
  const to = (phone: string, of = id) =>
    change<Refused>(of, { action: 'phone', phone, reason: '换号' }).then(({ data: { reason } }) => reason);
  expect(await to('13911110001')).toBe('PHONE_TAKEN');
  expect(await to('不是号码')).toBe('BAD_REQUEST');
  const elsewhere = data.members.find(({ name }) => name === '两家的')?.id ?? '';
  expect(await to('13911110008', elsewhere)).toBe('ACCOUNT_USED_ELSEWHERE');
});
