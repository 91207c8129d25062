import { calls, type AnswersRefused, type DictionaryEntry } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { addTestItems, testItem } from '../testing.ts';
import { putEntries } from '../../dictionaries/testing.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';
import { insertBuilders } from '../../offers/testing.ts';

let fair: TestFair;
let one: TestSession;

const led = (slot: string, day: string) =>
  testItem(`L1-${slot}-${day}`, { kind: 'led', parentId: 'L1', details: { slot, hours: `${slot} hours` } });

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('B117');
  const { database } = fair.server;
  await addTestItems(database, fair.exhibition, [
    { item: testItem('E1', { categories: ['utility', 'power'], sort: 2 }) },
    { item: testItem('W1', { categories: ['utility', 'water'], sort: 1 }) },
    { item: testItem('OFF', { categories: ['utility'], active: false }) },
    { item: testItem('H1', { kind: 'hotel', details: { distance: '0.6', way: 'walk' } }), stock: {} },
    { item: testItem('H1a', { kind: 'room', parentId: 'H1' }), stock: {} },
    { item: testItem('L1', { kind: 'screen' }), stock: {} },
    { item: led('S1', '0318') },
    { item: led('S2', '0318') },
    { item: led('S1', '0319') },
  ]);
  const builder = {
    contact: '',
    phone: '',
    email: '',
    note: { 'zh-Hans': '须担保', en: 'guarantee' },
    suspended: false,
  };
  await database.transaction().execute((transaction) =>
    insertBuilders(transaction, fair.exhibition, [
      { ...builder, builderId: 'SB1', name: { 'zh-Hans': '一家', en: 'One' }, level: '1', sort: 0 },
      {
        ...builder,
        builderId: 'SB2',
        name: { 'zh-Hans': '两家', en: 'Two' },
        level: 'os',
        suspended: true,
        sort: 1,
      },
    ]),
  );
});
afterAll(() => fair.close());

async function ask(code: string, query: Record<string, string> = {}): Promise<readonly DictionaryEntry[]> {
  return (await fair.get<readonly DictionaryEntry[]>(one, `/api/dict/${code}`, query)).data;
}

describe('console.md §5: dictionaries of what is on offer', () => {
  it('of facilities are the catalogue, by category', async () => {
    expect(await ask('facilities', { category: 'utility' })).toEqual([
      { value: 'W1', label: '物品W1', description: '正常价 100 元/件' },
      { value: 'E1', label: '物品E1', description: '正常价 100 元/件' },
    ]);
    expect((await ask('facilities', { category: 'power' })).map(({ value }) => value)).toEqual(['E1']);
    expect(await ask('facilities', { category: 'none' })).toEqual([]);
    expect(await ask('facilities', { keys: 'E1,none' })).toEqual([{ value: 'E1', label: '物品E1' }]);
  });

  it('follow the catalogue at once, whatever is kept under their code', async () => {
    const { database } = fair.server;
    const kept = { parent: null, description: null, facets: {}, disabled: false };
    await putEntries(database, fair.exhibition, 'facilities', [
      { ...kept, value: 'stale', label: { en: 'stale' } },
    ]);
    await addTestItems(database, fair.exhibition, [{ item: testItem('A1', { categories: ['air'] }) }]);
    expect((await ask('facilities', { category: 'air' })).map(({ value }) => value)).toEqual(['A1']);
    expect(await ask('facilities', { keys: 'stale' })).toEqual([]);
  });

  it('of hotels have their rooms below them, of screens the slots of a day once', async () => {
    expect(await ask('hotels')).toEqual([
      {
        value: 'H1',
        label: '物品H1',
        description: '0.6 km · 步行',
        children: [{ value: 'H1a', label: '物品H1a', description: '正常价 100 元/件' }],
      },
    ]);
    expect((await ask('hotels', { parentKey: 'H1' })).map(({ value }) => value)).toEqual(['H1a']);
    expect((await ask('led-slots')).map(({ value }) => value)).toEqual(['L1']);
    expect((await ask('led-slots', { parentKey: 'L1' })).map(({ value, label }) => [value, label])).toEqual([
      ['L1-S1', 'S1 hours'],
      ['L1-S2', 'S2 hours'],
    ]);
  });

  it('of stand builders tell their qualification, and who is suspended cannot be chosen', async () => {
    expect(await ask('stand-builders')).toEqual([
      { value: 'SB1', label: '一家', description: '一级资质 · 须担保' },
      { value: 'SB2', label: '两家', description: '境外 · 须担保', disabled: true },
    ]);
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([
        {
          prop: 'builder',
          type: 'select',
          original: { dicUrl: '/api/dict/stand-builders', dicMethod: 'get' },
        },
      ]),
      { review: false },
    );
    const refused = await fair.submit<AnswersRefused>(one, form, { builder: 'SB2' });
    expect([refused.status, refused.data.problems?.map(({ code }) => code)]).toEqual([
      422,
      ['invalidOption'],
    ]);
    expect((await fair.submit(one, form, { builder: 'SB1' })).status).toBe(200);
  });

  it('of stands name what is built, and nothing of another exhibition', async () => {
    const elsewhere = await openTestFair();
    try {
      const outsider = await elsewhere.exhibitor('C001');
      for (const code of ['facilities', 'hotels', 'led-slots', 'stand-builders']) {
        expect([code, (await elsewhere.get(outsider, `/api/dict/${code}`)).data]).toEqual([code, []]);
      }
      const stands = (await elsewhere.get<DictionaryEntry[]>(outsider, '/api/dict/stands')).data;
      expect(stands.map(({ value }) => value)).not.toContain('5-B117');
    } finally {
      await elsewhere.close();
    }
    const employers = await fair.get<readonly { id: string }[]>(one, calls.selectEmployer.path);
    expect(employers.data.map(({ id }) => id)).toEqual(['SB1', 'SB2']);
  });
});
