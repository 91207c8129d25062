import type { AnswersRefused, DictionaryEntry } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';
import { regionDictionary } from './region-dictionary.ts';
import { type StoredEntry } from './store.ts';
import { putEntries } from './testing.ts';

const entry = (
  value: string,
  parent: string | null = null,
  more: Partial<StoredEntry> = {},
): StoredEntry => ({
  value,
  parent,
  label: { 'zh-Hans': `${value} 简`, en: `${value} en` },
  description: null,
  facets: {},
  disabled: false,
  ...more,
});

let fair: TestFair;
let one: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('B117');
  const { database } = fair.server;
  await putEntries(database, fair.exhibition, 'product', [
    entry('drv'),
    entry('drv1', 'drv'),
    entry('drv2', 'drv', { disabled: true }),
    entry('hyd'),
    entry('hyd1', 'hyd'),
  ]);
  await putEntries(database, fair.exhibition, 'services', [
    entry('E1', null, { facets: { category: ['utility', 'power'] } }),
    entry('W1', null, { facets: { category: ['utility', 'water'] } }),
  ]);
  await putEntries(database, fair.exhibition, 'region-cn', [
    entry('99'),
    entry('9904', '99'),
    entry('990411', '9904'),
  ]);
});
afterAll(() => fair.close());

async function ask(code: string, query: Record<string, string> = {}): Promise<readonly DictionaryEntry[]> {
  return (await fair.get<readonly DictionaryEntry[]>(one, `/api/dict/${code}`, query)).data;
}
const values = (entries: readonly DictionaryEntry[]): readonly string[] => entries.map(({ value }) => value);

describe('wire.md §4: dictionaries', () => {
  it('that come with the product are there in every exhibition, until the organiser keeps its own', async () => {
    const { database } = fair.server;
    const shipped = await ask('trade');
    expect(shipped.length).toBeGreaterThan(20);
    expect(shipped[0]).toEqual({ value: 't01', label: '机械制造' });
    expect((await ask('product-category')).every(({ children }) => children !== undefined)).toBe(true);
    expect(await ask('trade', { keys: 't03' })).toEqual([{ value: 't03', label: '航空航天' }]);
    await putEntries(database, fair.exhibition, 'trade', [entry('own')]);
    expect(values(await ask('trade'))).toEqual(['own']);
  });

  it('of countries name all 249 in the language of the asker, China first', async () => {
    const chinese = await ask('country');
    expect([chinese.length, chinese[0]]).toMatchObject([249, { value: 'CN', label: '中国' }]);
    const english = await fair.server.app.inject({
      url: '/api/dict/country',
      headers: { ...one.headers, 'accept-language': 'en' },
    });
    expect(english.json<{ data: DictionaryEntry[] }>().data.find(({ value }) => value === 'SE')?.label).toBe(
      'Sweden',
    );
    expect(chinese.every(({ value, label }) => label !== value)).toBe(true);
  });

  it('of regions come level by level, with the organiser’s own beside the shipped ones', async () => {
    const provinces = await ask('region-cn');
    expect(provinces.slice(0, 2)).toEqual([
      { value: '11', label: '北京市', leaf: false },
      { value: '12', label: '天津市', leaf: false },
    ]);
    expect(provinces.at(-1)).toEqual({ value: '99', label: '99 简', leaf: false });
    expect(await ask('region-cn', { parentKey: '13' })).toContainEqual({
      value: '1301',
      label: '石家庄市',
      leaf: false,
    });
    expect(await ask('region-cn', { parentKey: '9904' })).toEqual([
      { value: '990411', label: '990411 简', leaf: true },
    ]);
    expect((await ask('region-cn', { parentKey: '1301' })).every(({ leaf }) => leaf)).toBe(true);
    expect(await ask('region-cn', { keys: '130102,99,nowhere' })).toEqual([
      { value: '130102', label: '长安区' },
      { value: '99', label: '99 简' },
    ]);
  });

  it('of regions come whole where somebody asks for all of them', async () => {
    const asker = { scope: fair.exhibition, accountId: '', exhibitorId: null, language: 'zh-Hans' } as const;
    const all = await regionDictionary.list(fair.server.database, asker, { facets: {}, whole: true });
    const walked = async (parentKey?: string): Promise<readonly unknown[]> =>
      Promise.all(
        (await regionDictionary.list(fair.server.database, asker, { parentKey, facets: {} })).map(
          async (region) =>
            region.leaf === true ? region : { ...region, children: await walked(region.value) },
        ),
      );
    expect(all.map(({ value }) => value)).toEqual((await ask('region-cn')).map(({ value }) => value));
    const [some, own] = [all.find(({ value }) => value === '46'), all.find(({ value }) => value === '99')];
    expect(some?.children).toEqual(await walked('46'));
    expect(own?.children).toEqual(await walked('99'));
  });

  it('that the organiser keeps come as trees, by parent and by filter', async () => {
    const tree = await ask('product');
    expect(values(tree)).toEqual(['drv', 'hyd']);
    expect(tree[0]?.children).toEqual([
      { value: 'drv1', label: 'drv1 简' },
      { value: 'drv2', label: 'drv2 简', disabled: true },
    ]);
    expect(values(await ask('product', { parentKey: 'hyd' }))).toEqual(['hyd1']);
    expect(await ask('product', { parentKey: '' })).toEqual([]);
    expect(values(await ask('services', { category: 'water' }))).toEqual(['W1']);
    expect(values(await ask('services', { category: 'utility' }))).toEqual(['E1', 'W1']);
    expect(await ask('services', { category: '' })).toEqual([]);
    // a filter that no entry has, whatever it is called
    expect(await ask('services', { constructor: 'water' })).toEqual([]);
    expect((await fair.get(one, '/api/dict/services?__proto__=water')).data).toEqual([]);
    const posted = await fair.post<readonly DictionaryEntry[]>(one, '/api/dict/product', {
      parentKey: 'drv',
    });
    expect(values(posted.data)).toEqual(['drv1', 'drv2']);
  });

  it('of booths and persons are the asker’s own', async () => {
    expect(await ask('booths')).toEqual([{ value: 'B117', label: '5 号馆 B117' }]);
    expect(await ask('persons')).toEqual([
      { value: one.account.accountId, label: `B117 联系人（${one.account.phone ?? ''}）` },
    ]);
    const press = await fair.person({ role: 'media' });
    expect((await fair.get(press, '/api/dict/booths')).data).toEqual([]);
    expect((await fair.server.app.inject({ url: '/api/dict/country' })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('that do not exist are not found, also for values; an own list may be empty', async () => {
    expect((await fair.get(one, '/api/dict/nothing-like-it')).status).toBe(404);
    expect((await fair.get(one, '/api/dict/nothing-like-it?keys=a')).status).toBe(404);
    expect((await fair.get(one, '/api/dict/product?keys=gone')).status).toBe(200);
    for (const { path } of [calls.bladeDictionary, calls.bladeBusinessDictionary]) {
      expect((await fair.get(one, path, { code: 'nothing-like-it' })).status).toBe(404);
      expect((await fair.get(one, path, { code: 'product' })).status).toBe(200);
    }
  });

  it('of another exhibition are not seen', async () => {
    const elsewhere = await openTestFair();
    try {
      const outsider = await elsewhere.exhibitor('B117');
      expect((await elsewhere.get(outsider, '/api/dict/product')).status).toBe(404);
    } finally {
      await elsewhere.close();
    }
  });
});

const dict = (url: string, more: object = {}): Record<string, unknown> => ({
  dicUrl: url,
  dicMethod: 'get',
  ...more,
});

describe('engine.md §4: choices from dictionaries', () => {
  it('are checked where the server knows the dictionary', async () => {
    const sheet = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([
        { prop: 'main', type: 'select', original: dict('/api/dict/product') },
        {
          prop: 'sub',
          type: 'select',
          original: dict('/api/dict/product', { dicQuery: { parentKey: '{{main}}' }, multiple: true }),
        },
        { prop: 'booth', type: 'select', original: dict('/api/dict/booths') },
        {
          prop: 'region',
          type: 'cascader',
          original: dict('/api/dict/region-cn', { lazy: true, dicLazyRequestKey: 'parentKey' }),
        },
        {
          prop: 'more',
          type: 'tree',
          original: dict('/api/dict/product', { multiple: true, lazy: true, dicLazyRequestKey: 'parentKey' }),
        },
        { prop: 'foreign', type: 'select', original: dict('https://lists.example.com/x') },
        {
          prop: 'orders',
          type: 'dynamic',
          original: {
            children: {
              column: [
                {
                  prop: 'item',
                  type: 'select',
                  label: 'item',
                  ...dict('/api/dict/services?category=power'),
                },
              ],
            },
          },
        },
      ]),
      { review: false },
    );
    const good = {
      main: 'drv',
      sub: 'drv1',
      booth: 'B117',
      region: '99,9904,990411',
      more: 'hyd1,drv1',
      foreign: 'anything',
      orders: [{ $id: 'r1', item: 'E1' }],
    };
    const taken = await fair.submit(one, sheet, good);
    expect([taken.status, taken.msg]).toEqual([200, '操作成功']);
    const wrong: readonly (readonly [string, unknown])[] = [
      ['main', 'drv3'],
      ['sub', 'hyd1'],
      ['sub', 'drv2'],
      ['booth', 'B118'],
      ['region', '13,9904,990411'],
      ['region', '99,9904,990499'],
      ['more', 'hyd9'],
      ['orders', [{ $id: 'r1', item: 'W1' }]],
    ];
    for (const [prop, value] of wrong) {
      // Every try builds on the one before.
      const { status, data } = await fair.submit<AnswersRefused>(
        one,
        sheet,
        { ...good, ...(prop === 'main' ? { sub: '' } : {}), [prop]: value },
        { revision: 1 },
      );
      expect([prop, value, status, data.problems?.map((problem) => [problem.prop, problem.code])]).toEqual([
        prop,
        value,
        422,
        [[prop, 'invalidOption']],
      ]);
    }
  });
});
