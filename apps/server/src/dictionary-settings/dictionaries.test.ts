import { calls, type ConsoleDictionary, type ConsoleDictionaryName } from '@zhantai/contract';
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
  exhibitor = await fair.exhibitor('C1');
});
afterAll(() => fair.close());

const texts = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': '', en: '' });
const entry = (label: string, more: object = {}) => ({
  labels: texts(label),
  descriptions: texts(''),
  parent: null,
  disabled: false,
  hasInput: false,
  ...more,
});
const read = async (code: string, who = editor) =>
  fair.get<ConsoleDictionary>(who, calls.consoleDictionary.path.replace(':code', code));
const change = <T = ConsoleDictionary>(code: string, body: object) =>
  fair.post<T>(editor, calls.consoleChangeDictionary.path.replace(':code', code), body);

const add = (value: string, to: object) => change<Refused>('wrong', { entries: [{ value, from: null, to }] });

describe('console.md §1.4: a dictionary', () => {
  it('is made by its first entries, in their order, changed by comparison, and offered at once', async () => {
    const made = await change('colours', {
      entries: [
        { value: 'red', from: null, to: entry('红') },
        { value: 'blue', from: null, to: entry('蓝') },
        { value: 'sky', from: null, to: entry('天蓝', { parent: 'blue' }) },
      ],
      order: { from: [], to: ['blue', 'sky', 'red'] },
    });
    expect(made.status, JSON.stringify(made.data)).toBe(200);
    expect(made.data).toMatchObject({ code: 'colours', origin: 'own', entries: 3, usedBy: [] });
    expect(made.data.values.map(({ value }) => value)).toEqual(['blue', 'sky', 'red']);
    const renamed = await change('colours', {
      entries: [{ value: 'red', from: entry('红'), to: entry('大红', { disabled: true }) }],
    });
    expect(renamed.data.values.at(-1)).toEqual({ value: 'red', entry: entry('大红', { disabled: true }) });
    const stale = await change<Refused>('colours', {
      entries: [{ value: 'red', from: entry('红'), to: entry('朱红') }],
    });
    expect(stale.data).toMatchObject({ reason: 'THING_CHANGED', conflicts: [{ key: 'entry:red' }] });
    const offered = await fair.get<{ value: string; disabled?: boolean }[]>(
      exhibitor,
      calls.dictionary.path.replace(':code', 'colours'),
    );
    expect(offered.data).toMatchObject([{ value: 'blue' }, { value: 'red', disabled: true }]);
  });

  it('refuses entries without a label, below none, below themselves or too many, or with separators', async () => {
    expect((await add('a', entry(' '))).status).toBe(400);
    expect((await add('a', entry('甲', { parent: 'nothing' }))).status).toBe(400);
    expect((await add('a,b', entry('甲'))).status).toBe(400);
    const below = (parents: Readonly<Record<string, string | null>>) =>
      change<Refused>('wrong', {
        entries: Object.entries(parents).map(([value, parent]) => ({
          value,
          from: null,
          to: entry('甲', { parent }),
        })),
      });
    expect((await below({ a: 'b', b: 'a' })).status).toBe(400);
    const chain = Array.from({ length: 11 }, (_, at) => [`l${at}`, at === 0 ? null : `l${at - 1}`]);
    expect((await below(Object.fromEntries(chain))).status).toBe(400);
    expect((await add('a_>b', entry('甲'))).status).toBe(400);
  });

  it('keeps what answers hold, and says which forms use it', async () => {
    const values = ['in', 'in-2', 'out'];
    await change('places', { entries: values.map((value) => ({ value, from: null, to: entry(value) })) });
    const form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([{ prop: 'place', type: 'select', original: { dicUrl: '/api/dict/places' } }]),
    );
    const sent = await fair.submit(exhibitor, form, { place: 'in-2' });
    expect(sent.status, JSON.stringify(sent.data)).toBe(200);
    const { data: all } = await fair.get<ConsoleDictionaryName[]>(editor, calls.consoleDictionaries.path);
    const places = all.find(({ code }) => code === 'places');
    expect(places).toMatchObject({ origin: 'own', entries: 3, usedBy: [{ formCode: form.formCode }] });
    const remove = (value: string) =>
      change<Refused>('places', { entries: [{ value, from: entry(value), to: null }] });
    const refused = await remove('in-2');
    expect([refused.status, refused.data]).toMatchObject([409, { reason: 'ENTRY_IN_USE', names: ['in-2'] }]);
    expect((await remove('in')).status).toBe(200);
    expect((await remove('out')).status).toBe(200);
    expect((await read('places')).data.values.map(({ value }) => value)).toEqual(['in-2']);
  });

  it('of the product becomes the exhibition’s own with its first change; one that is made is not changed', async () => {
    const { data: shipped } = await read('units');
    expect(shipped.origin).toBe('shipped');
    const [first] = shipped.values;
    const to = { ...first?.entry, disabled: true };
    const { data: own } = await change('units', {
      entries: [{ value: first?.value, from: first?.entry, to }],
    });
    expect([own.origin, own.values.length]).toEqual(['own', shipped.values.length]);
    expect((await read('country')).data).toMatchObject({ origin: 'made', values: [] });
    expect((await change<Refused>('country', { entries: [] })).status).toBe(403);
    const limited = await fair.person({ role: 'editor', halls: ['5'] });
    expect((await read('units', limited)).status).toBe(403);
  });
});
