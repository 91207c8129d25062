import {
  calls,
  type Conflict,
  type ConsoleExhibitorDetail,
  type ConsoleExhibitorsPage,
  type HistoryPage,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { insertBooths } from '../booths/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let editor: TestSession;
let colleague: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  colleague = await fair.person({ role: 'editor', name: '秦未晞' });
  await fair.exhibitor('A101', { tags: ['重点', '液压'] });
  await fair.exhibitor('A102');
  await fair.server.database.transaction().execute((transaction) =>
    insertBooths(transaction, fair.exhibition, [
      {
        boothId: 'far',
        hall: '8',
        number: 'B012',
        area: 9.5,
        type: 'std',
        heightLimit: 4,
        exhibitorId: 'A102',
      },
    ]),
  );
});
afterAll(() => fair.close());

const { path: listPath } = calls.consoleExhibitors;
const list = (query: Record<string, string> = {}, who = editor) =>
  fair.get<ConsoleExhibitorsPage>(who, listPath, query);
const codes = async (query: Record<string, string> = {}, who = editor) =>
  (await list(query, who)).data.records.map(({ code }) => code);
const create = (body: object, who = editor) =>
  fair.post<ConsoleExhibitorDetail>(who, calls.consoleCreateExhibitor.path, body);
const change = <T = ConsoleExhibitorDetail>(id: string, keys: object, who = editor) =>
  fair.post<T>(who, calls.consoleChangeExhibitor.path.replace(':id', id), { change: keys });
const history = async (id: string) =>
  (await fair.get<HistoryPage>(editor, calls.consoleExhibitorHistory.path.replace(':id', id))).data.records;

describe('the list of exhibitors', () => {
  it('shows booths with the largest first, their area, accounts and the last sign-in', async () => {
    const { data } = await list({ search: 'A102' });
    expect(data.records).toMatchObject([
      {
        code: 'A102',
        name: 'A102 有限公司',
        booths: [
          { hall: '5', number: 'A102', area: 72 },
          { hall: '8', number: 'B012', area: 9.5 },
        ],
        area: 81.5,
        accounts: 1,
        owner: null,
      },
    ]);
  });

  it.each([
    [{ search: 'a１０1' }, ['A101']],
    [{ search: '8b-012' }, ['A102']],
    [{ search: '…' }, []],
    [{ tags: '液压,没有' }, ['A101']],
    [{ halls: '8' }, ['A102']],
    [{ halls: '5', boothType: 'std' }, ['A102']],
    [{ descs: 'area' }, ['A102', 'A101']],
    [{ ascs: 'code' }, ['A101', 'A102']],
    [{ descs: 'name' }, ['A102', 'A101']],
    [{ owner: 'nobody' }, []],
    [{ state: 'withdrawn' }, []],
    [{ withoutBooth: 'true' }, []],
  ])('finds by %j', async (query, found) => {
    expect(await codes({ ...query })).toEqual(found);
  });

  it('finds by part of a phone, and tells it masked on the card alone', async () => {
    const { account } = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
    const phone = '13612345678';
    await fair.server.database
      .updateTable('account')
      .set({ phone })
      .where('account_id', '=', account.accountId)
      .execute();
    expect(await codes({ search: '1234-5678' })).toEqual(['A101']);
    const card = await fair.get<ConsoleExhibitorDetail>(
      editor,
      calls.consoleExhibitor.path.replace(':id', 'A101'),
    );
    expect(JSON.stringify(card)).not.toContain(phone);
    expect(card.data.members.map((member) => member.phone)).toContain('136****78');
  });

  it('names the tags that there are, within the halls of who asks', async () => {
    expect((await list()).data).toMatchObject({ tags: ['液压', '重点'].toSorted(), halls: ['5', '8'] });
    const far = await fair.person({ role: 'editor', halls: ['8'] });
    expect((await list({}, far)).data).toMatchObject({ tags: [], halls: ['8'] });
    expect(await codes({}, far)).toEqual(['A102']);
  });

  it('says of booths in halls beyond the limits nothing but the number', async () => {
    const far = await fair.person({ role: 'reviewer', halls: ['8'] });
    const [one] = (await list({}, far)).data.records;
    expect(one?.booths).toEqual([
      { id: '5-A102', number: 'A102', hall: null, area: null, type: null, heightLimit: null },
      { id: 'far', number: 'B012', hall: '8', area: 9.5, type: 'std', heightLimit: 4 },
    ]);
    expect(one?.area).toBe(9.5);
  });
});

describe('an exhibitor is made', () => {
  it('with the next code, until it says one, and no two have one whatever the case', async () => {
    const first = await create({ name: ' 退之阀业 ' });
    expect(first.data).toMatchObject({ code: 'E0001', name: '退之阀业', state: 'invited', booths: [] });
    expect((await create({ name: '甲', code: 'e0007' })).data.code).toBe('e0007');
    expect((await create({ name: '乙' })).data.code).toBe('E0008');
    const taken = await create({ name: '丙', code: 'E0007' });
    expect([taken.status, taken.data]).toMatchObject([409, { reason: 'CODE_TAKEN' }]);
  });

  it('by many at once without a code twice', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, at) => create({ name: `同时 ${at}` })));
    expect(new Set(made.map(({ data }) => data.code)).size).toBe(8);
  });

  it('not by who is limited to halls or forms, and not without a name', async () => {
    const limited = await fair.person({ role: 'editor', halls: ['5'] });
    expect((await create({ name: '丁' }, limited)).status).toBe(403);
    expect((await create({ name: '  ' })).status).toBe(400);
    expect((await create({ name: '丁', unknown: 1 })).status).toBe(400);
  });
});

describe('an exhibitor is changed', () => {
  it('by two who change different keys, and neither loses anything', async () => {
    const { id } = (await create({ name: '两人同改' })).data;
    const [one, two] = await Promise.all([
      change(id, { nameEn: { from: '', to: 'Two' } }),
      change(id, { tags: { from: [], to: ['重点'] } }, colleague),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const { data } = await change(id, { origin: { from: 'cn', to: 'os' } });
    expect(data).toMatchObject({ nameEn: 'Two', tags: ['重点'], origin: 'os' });
  });

  it('by two who change one key: the second is told what stands there, by whom and when, and nothing changes', async () => {
    const { id } = (await create({ name: '原名' })).data;
    await change(id, { name: { from: '原名', to: '别人改的' } }, colleague);
    const refused = await change<Refused & { readonly conflicts: readonly Conflict[] }>(id, {
      name: { from: '原名', to: '我改的' },
      nameEn: { from: '', to: 'Mine' },
    });
    expect(refused.status).toBe(409);
    expect(refused.data).toMatchObject({
      reason: 'THING_CHANGED',
      conflicts: [{ key: 'name', from: '原名', to: '我改的', now: '别人改的', by: '秦未晞' }],
    });
    expect(refused.data.conflicts[0]?.at).toMatch(/^\d{4}-\d\d-\d\d /);
    const { data } = await change(id, {});
    expect(data).toMatchObject({ name: '别人改的', nameEn: '' });
  });

  it('and taken back by the change turned round', async () => {
    const { id } = (await create({ name: '撤回', tags: ['a'] })).data;
    await change(id, { tags: { from: ['a'], to: ['b', 'a'] } });
    const back = await change(id, { tags: { from: ['a', 'b'], to: ['a'] } });
    expect(back.data.tags).toEqual(['a']);
  });

  it('with the same from and to in its history, but nothing of the note', async () => {
    const { id } = (await create({ name: '留痕' })).data;
    await change(id, { origin: { from: 'cn', to: 'hmt' }, note: { from: '', to: '王女士 13800000000' } });
    const [last, first] = await history(id);
    expect(last).toMatchObject({
      action: 'exhibitor.change',
      by: '沈竹溪',
      changes: [{ key: 'note' }, { key: 'origin', from: 'cn', to: 'hmt' }],
    });
    expect(JSON.stringify(last)).not.toContain('13800000000');
    expect(first).toMatchObject({ action: 'exhibitor.create' });
  });

  it('to a code that another has not', async () => {
    const { id, code } = (await create({ name: '编号' })).data;
    const taken = await change<Refused>(id, { code: { from: code, to: 'a101' } });
    expect([taken.status, taken.data.reason]).toEqual([409, 'CODE_TAKEN']);
    expect((await change(id, { code: { from: code, to: 'NEW-1' } })).data.code).toBe('NEW-1');
  });

  it('to an owner who is of the staff', async () => {
    const { id } = (await create({ name: '负责人' })).data;
    const { accountId } = colleague.account;
    const { data } = await change(id, { owner: { from: null, to: accountId } });
    expect(data.owner).toEqual({ id: accountId, name: '秦未晞' });
    expect(await codes({ owner: accountId })).toEqual([data.code]);
    const user = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
    const refused = await change(id, { owner: { from: accountId, to: user.account.accountId } });
    expect(refused.status).toBe(400);
  });

  it('by nobody beyond their halls', async () => {
    const far = await fair.person({ role: 'editor', halls: ['8'] });
    expect((await change('A101', { nameEn: { from: 'A101 Ltd', to: 'x' } }, far)).status).toBe(404);
    expect((await change('A102', { nameEn: { from: 'A102 Ltd', to: 'A102 Limited' } }, far)).status).toBe(
      200,
    );
  });
});
