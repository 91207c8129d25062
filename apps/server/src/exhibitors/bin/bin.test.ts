import {
  calls,
  type BinnedExhibitor,
  type ConsoleExhibitorDetail,
  type HistoryPage,
} from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

let fair: TestFair;
let editor: TestSession;
let now = new Date('2027-03-01T02:00:00Z');

beforeAll(async () => {
  fair = await openTestFair(() => now);
  editor = await fair.person({ role: 'editor', name: '秦未晞' });
  await fair.exhibitor('A101');
});
afterAll(() => fair.close());

const make = async (body: object): Promise<string> =>
  (await fair.post<ConsoleExhibitorDetail>(editor, calls.consoleCreateExhibitor.path, body)).data.id;
const card = (id: string) =>
  fair.get<ConsoleExhibitorDetail>(editor, calls.consoleExhibitor.path.replace(':id', id));
const remove = <T = BinnedExhibitor[]>(id: string) =>
  fair.post<T>(editor, calls.consoleDeleteExhibitor.path.replace(':id', id), {});
const restore = <T = ConsoleExhibitorDetail>(id: string) =>
  fair.post<T>(editor, calls.consoleRestoreExhibitor.path.replace(':id', id), {});
const bin = async () =>
  (await fair.get<BinnedExhibitor[]>(editor, calls.consoleExhibitorBin.path)).data.map(({ id }) => id);

it('an exhibitor that nothing refers to is deleted, lies in the bin, and comes back as it was', async () => {
  const made = { code: 'D1', name: '误建有限公司', nameEn: 'Mistake', tags: ['重点'], note: '重复了' };
  const id = await make(made);
  const deleted = await remove(id);
  expect(deleted.status, JSON.stringify(deleted)).toBe(200);
  expect(deleted.data).toMatchObject([
    { id, code: 'D1', by: '秦未晞', deletedAt: '2027-03-01 10:00:00', until: '2027-03-31 10:00:00' },
  ]);
  expect((await card(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  const restored = await restore(id);
  expect(restored.data).toMatchObject(made);
  expect(await bin()).toEqual([]);
  expect((await restore(id)).status).toBe(404);
  const history = await fair.get<HistoryPage>(editor, calls.consoleExhibitorHistory.path.replace(':id', id));
  expect(history.data.records.map(({ action }) => action).toSorted()).toEqual([
    'exhibitor.create',
    'exhibitor.delete',
    'exhibitor.restore',
  ]);
});

it('one with an account or a booth stays, and what refers to it is named', async () => {
  const refused = await remove<Refused & { readonly names: readonly string[] }>('A101');
  expect([refused.status, refused.data.reason]).toEqual([409, 'EXHIBITOR_IN_USE']);
  expect(refused.data.names).toContain('A101 联系人');
  const id = await make({ name: '有展位的有限公司' });
  const booth = { hall: '5', number: 'Q77', area: 9, type: 'std', exhibitorId: id };
  await fair.post(editor, calls.consoleCreateBooth.path, booth);
  expect((await remove<{ readonly names: readonly string[] }>(id)).data.names).toEqual(['5 Q77']);
  expect((await card(id)).status).toBe(200);
});

it('whose code was taken meanwhile is not restored, and nobody is after 30 days', async () => {
  const id = await make({ code: 'D2', name: '先来的' });
  await remove(id);
  const other = await make({ code: 'd2', name: '后来的' });
  expect((await restore<Refused>(id)).data.reason).toBe('CODE_TAKEN');
  expect(await bin()).toContain(id);
  await remove(other);
  now = new Date('2027-03-31T02:00:00Z');
  editor = await fair.person({ role: 'editor' });
  expect(await bin()).toEqual([]);
  expect((await restore(id)).status).toBe(404);
});
