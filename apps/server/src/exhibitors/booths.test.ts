import { calls, type BoothEffect, type ConsoleBooth, type ConsoleBoothsPage } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let exhibitor: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor' });
  exhibitor = await fair.exhibitor('A101');
  await fair.exhibitor('A102');
  // In hall 5 alone, whoever of the others wins a booth of hall 7.
  await fair.exhibitor('A103');
});
afterAll(() => fair.close());

const create = <T = ConsoleBooth>(body: object, who = editor) =>
  fair.post<T>(who, calls.consoleCreateBooth.path, { area: 9, type: 'std', ...body });
const change = <T = ConsoleBooth>(id: string, keys: object, who = editor) =>
  fair.post<T>(who, calls.consoleChangeBooth.path.replace(':id', id), { change: keys });
const list = async (query: Record<string, string> = {}, who = editor) =>
  (await fair.get<ConsoleBoothsPage>(who, calls.consoleBooths.path, query)).data.records;

describe('a booth is made', () => {
  it('free or for an exhibitor, and its place is taken however it is written', async () => {
    const free = await create({ hall: '7', number: 'B012', heightLimit: 4.5, tags: ['freight', 'freight'] });
    expect(free.data).toMatchObject({ hall: '7', heightLimit: 4.5, tags: ['freight'], exhibitor: null });
    const taken = await create<Refused>({ hall: '７', number: 'b-012' });
    expect([taken.status, taken.data.reason]).toEqual([409, 'BOOTH_TAKEN']);
    const own = await create({ hall: '7', number: 'B013', exhibitorId: 'A101' });
    expect(own.data.exhibitor).toEqual({ id: 'A101', code: 'A101', name: 'A101 有限公司' });
    expect((await create({ hall: '7', number: 'B014', exhibitorId: 'nobody' })).status).toBe(404);
  });

  it('with figures as they are kept and no finer', async () => {
    expect((await create({ hall: '7', number: 'C1', area: 9.123 })).status).toBe(400);
    expect((await create({ hall: '7', number: 'C1', area: 19.99 })).data.area).toBe(19.99);
  });
});

describe('what a change of a booth does to forms', () => {
  it('is told before it is done: which would begin and which would end, for both ends of a move', async () => {
    const audience = { roles: ['exhibitor'], boothTypes: ['semi'], tags: [], notTags: [] } as const;
    const { formCode } = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([{ prop: 'name', type: 'input' }]),
      { audience },
    );
    const { id } = (await create({ hall: '7', number: 'F1', type: 'semi', exhibitorId: 'A101' })).data;
    const ask = (keys: object) =>
      fair.post<BoothEffect[]>(editor, calls.consoleBoothEffects.path.replace(':id', id), { change: keys });
    const moved = await ask({ exhibitorId: { from: 'A101', to: 'A102' } });
    expect(moved.data).toMatchObject(
      expect.arrayContaining([
        { exhibitor: { id: 'A101', name: 'A101 有限公司' }, begins: [], ends: [{ formCode, title: '表格' }] },
        { exhibitor: { id: 'A102', name: 'A102 有限公司' }, begins: [{ formCode, title: '表格' }], ends: [] },
      ]),
    );
    expect((await ask({ number: { from: 'F1', to: 'F2' } })).data).toEqual([]);
    expect((await list({ search: '7 号馆 f-1' })).map(({ number }) => number)).toEqual(['F1']);
    await change(id, { exhibitorId: { from: 'A101', to: null } });
  });
});

describe('a booth is changed', () => {
  it('to another exhibitor, or free, while what was handed in for it stays as it was', async () => {
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([{ prop: 'name', type: 'input' }]),
      { submissions: 'booth' },
    );
    await fair.submit(exhibitor, form, { name: '甲' }, { boothId: '5-A101' });
    const moved = await change('5-A101', { exhibitorId: { from: 'A101', to: 'A102' } });
    expect(moved.data.exhibitor?.id).toBe('A102');
    const renamed = await change('5-A101', { number: { from: 'A101', to: 'Z9' } });
    expect(renamed.data.number).toBe('Z9');
    const row = await fair.server.database
      .selectFrom('submission')
      .select(['exhibitor_id', 'booth_id', 'booth_hall', 'booth_number'])
      .where('form_id', '=', form.formId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      exhibitor_id: 'A101',
      booth_id: '5-A101',
      booth_hall: '5',
      booth_number: 'A101',
    });
    expect((await change('5-A101', { exhibitorId: { from: 'A102', to: null } })).data.exhibitor).toBeNull();
    expect((await list({ free: 'true', halls: '5' })).map(({ number }) => number)).toEqual(['Z9']);
  });

  it('by one of two who give it to different exhibitors at once', async () => {
    const { id } = (await create({ hall: '7', number: 'RACE' })).data;
    const both = await Promise.all([
      change<Refused>(id, { exhibitorId: { from: null, to: 'A101' } }),
      change<Refused>(id, { exhibitorId: { from: null, to: 'A102' } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.data).toMatchObject({ reason: 'THING_CHANGED', conflicts: [{ key: 'exhibitorId' }] });
  });

  it('not onto a place that is taken', async () => {
    await create({ hall: '7', number: 'D1' });
    const { id } = (await create({ hall: '7', number: 'D2' })).data;
    const taken = await change<Refused>(id, { number: { from: 'D2', to: 'd 1' } });
    expect([taken.status, taken.data.reason]).toEqual([409, 'BOOTH_TAKEN']);
  });

  it('by who is limited to halls only with both ends of the move inside', async () => {
    const far = await fair.person({ role: 'editor', halls: ['7'] });
    const { id } = (await create({ hall: '7', number: 'E1' }, far)).data;
    expect((await create({ hall: '8', number: 'E1' }, far)).status).toBe(404);
    expect((await change(id, { hall: { from: '7', to: '8' } }, far)).status).toBe(404);
    expect((await change('5-A103', { area: { from: 72, to: 80 } }, far)).status).toBe(404);
    expect((await change(id, { exhibitorId: { from: null, to: 'A103' } }, far)).status).toBe(404);
    expect((await list({}, far)).every(({ hall }) => hall === '7')).toBe(true);
  });
});
