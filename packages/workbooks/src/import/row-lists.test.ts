import { utils, write } from '@e965/xlsx';
import { parseDefinition, parseItem } from '@zhantai/engine';
import type { Option } from '@zhantai/engine';
import { rowListKey } from '@zhantai/engine/tables';
import type { RowList } from '@zhantai/engine/tables';
import { expect, it } from 'vitest';
import { recordSteps } from './check-records.ts';
import { importSheet, importSteps } from './import-sheet.ts';
import { withLists } from './row-lists.ts';
import type { RowLists } from './row-lists.ts';

const item = (prop: string, formItemType: string, formItemLabel: string, rest: object = {}) => ({
  formItemId: prop,
  formItemType,
  formItemLabel,
  prop,
  ...rest,
});

/** The smaller place stands left of the one that it lies in. */
const PLACES = [
  item('district', 'select', '区', { dicUrl: '/api/dict/place?parentKey={{city}}' }),
  item('city', 'select', '市', { dicUrl: '/api/dict/place', dicQuery: { parentKey: '{{province}}' } }),
  item('province', 'select', '省', { dicUrl: '/api/dict/place' }),
  item('name', 'input', '名称'),
];

const TREE: Readonly<Record<string, readonly Option[]>> = {
  '': [
    { value: 'js', label: '江苏' },
    { value: 'zj', label: '浙江' },
  ],
  js: [{ value: 'nj', label: '南京' }],
  zj: [{ value: 'hz', label: '杭州' }],
  nj: [{ value: 'nj-g', label: '鼓楼区' }],
  hz: [{ value: 'hz-g', label: '鼓楼区' }],
};

const table = parseItem(item('t', 'dynamic', '表', { children: { column: PLACES } }));
const OPTIONS = {
  existing: [],
  replace: false,
  today: '2026-06-01',
  optionsOf: ({ prop }: { readonly prop: string }) => (prop === 'province' ? (TREE[''] ?? []) : null),
};

function book(...rows: readonly (readonly (string | null)[])[]): Uint8Array {
  const made = utils.book_new();
  utils.book_append_sheet(
    made,
    utils.aoa_to_sheet([['区', '市', '省', '名称'], ...rows.map((row) => [...row])]),
    '表',
  );
  return new Uint8Array(write(made, { type: 'array', bookType: 'xlsx' }));
}

/** Answers as a dictionary does, and remembers what it was asked. */
function recordingDictionary() {
  const requested: (readonly RowList[])[] = [];
  const ask = (wanted: readonly RowList[]): Promise<RowLists> => {
    requested.push(wanted);
    const lists = wanted.map(
      (list) => [rowListKey(list), TREE[Object.values(list.filter)[0] ?? ''] ?? []] as const,
    );
    return Promise.resolve(new Map(lists));
  };
  return { requested, ask };
}

it('labels are understood by the list that holds in their row, requested once, whatever the order of columns', async () => {
  const { requested, ask } = recordingDictionary();
  const bytes = book(
    ['鼓楼区', '南京', '江苏', 'a'],
    ['鼓楼区', '杭州', '浙江', 'b'],
    ['鼓楼区', '南京', '江苏', 'c'],
    [null, null, '江苏', 'd'],
  );
  expect(await withLists(importSteps(bytes, table, OPTIONS), ask)).toMatchObject({
    kind: 'ready',
    added: [
      { district: 'nj-g', city: 'nj', province: 'js' },
      { district: 'hz-g', city: 'hz', province: 'zj' },
      { district: 'nj-g', city: 'nj', province: 'js' },
      { district: '', city: '', province: 'js' },
    ],
  });
  const cities = [{ province: 'js' }, { province: 'zj' }].map((filter) => ({ prop: 'city', filter }));
  const districts = ['nj', 'hz'].map((city) => ({ prop: 'district', filter: { city } }));
  expect(requested.map((wanted) => wanted.filter(({ prop }) => prop === 'city'))).toEqual([cities, []]);
  expect(requested[1]).toEqual(districts);
});

it('a label of another row is no option in this one', async () => {
  const { ask } = recordingDictionary();
  const bytes = book(['鼓楼区', '杭州', '江苏', 'a'], [null, '南京', null, 'b']);
  expect(await withLists(importSteps(bytes, table, OPTIONS), ask)).toMatchObject({
    kind: 'wrong',
    problems: [
      { row: 2, prop: 'district', code: 'invalidOption' },
      { row: 2, prop: 'city', code: 'invalidOption' },
      { row: 3, prop: 'city', code: 'invalidOption' },
    ],
  });
});

it('where nobody knows the list what was typed stays as it was', async () => {
  const bytes = book(['鼓楼区', '南京', '江苏', 'a']);
  const typed = { kind: 'ready', added: [{ district: '鼓楼区', city: '南京', province: 'js' }] };
  expect(importSheet(bytes, table, OPTIONS)).toMatchObject(typed);
  expect(await withLists(importSteps(bytes, table, OPTIONS), () => Promise.resolve(new Map()))).toMatchObject(
    typed,
  );
});

it('columns that filter each other end', async () => {
  const circle = parseItem(
    item('t', 'dynamic', '表', {
      children: {
        column: [
          item('district', 'select', '区', { dicUrl: '/api/dict/place?parentKey={{city}}' }),
          item('city', 'select', '市', { dicUrl: '/api/dict/place?parentKey={{district}}' }),
        ],
      },
    }),
  );
  const { ask, requested } = recordingDictionary();
  const answer = await withLists(importSteps(book(['鼓楼区', '南京', null, null]), circle, OPTIONS), ask);
  expect(answer.kind).toBe('wrong');
  expect(requested.length).toBeLessThan(6);
});

it('of more lists than anybody fills in a label is no option', async () => {
  const { ask, requested } = recordingDictionary();
  const free = parseItem(
    item('t', 'dynamic', '表', {
      children: {
        column: [
          item('name', 'input', '名称'),
          item('city', 'select', '市', { dicUrl: '/api/dict/place?near={{name}}' }),
        ],
      },
    }),
  );
  const rows = Array.from({ length: 600 }, (_, at) => [null, '江苏', null, `n${at}`]);
  const answer = await withLists(importSteps(book(...rows), free, OPTIONS), ask);
  expect(requested.flat()).toHaveLength(500);
  expect(answer).toMatchObject({ kind: 'wrong', problems: { length: 600 } });
});

it('people are read alike, each row a form of its own', async () => {
  const { ask, requested } = recordingDictionary();
  const form = parseDefinition({ formItems: PLACES });
  const options = { ...OPTIONS, title: '人员', context: {}, maxRows: 10 };
  const steps = recordSteps(book(['鼓楼区', '南京', '江苏', 'a']), form, options);
  expect(await withLists(steps, ask)).toMatchObject({ kind: 'checked', good: 1 });
  expect(requested.flat()).toContainEqual({ prop: 'district', filter: { city: 'nj' } });
});
