import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  sample,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../../definition/parse-definition.ts';
import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject } from '../../definition/json-value.ts';
import type { ForeignLine } from './foreign-line.ts';
import { readAvue } from './read-avue.ts';

const read = (...column: readonly JsonObject[]) => readAvue({ column });
const itemsOf = (option: JsonObject) => parseDefinition(readAvue(option).detail).items;
const item = (column: JsonObject) => itemsOf({ column: [column] })[0];
const codes = (report: readonly ForeignLine[]) =>
  report
    .filter(({ outcome }) => outcome !== 'taken')
    .map(({ outcome, path, code }) => `${outcome} ${path} ${code}`);

describe('options of Avue', () => {
  it('are items: without a type an input, half as wide as the row', () => {
    expect(item({ label: '公司', prop: 'company' })).toMatchObject({
      type: 'input',
      label: '公司',
      prop: 'company',
      span: 12,
    });
  });

  it('give a tree one choice unless it has several', () => {
    expect(item({ prop: 'a', type: 'tree' })).toMatchObject({ type: 'tree', radio: true });
    expect(item({ prop: 'a', type: 'tree', multiple: true })).toMatchObject({ radio: false, multiple: true });
  });

  it('take dictionaries of Blade by their code, with the keys that they name', () => {
    const select = item({
      prop: 'a',
      type: 'select',
      dicUrl: '/api/blade-system/dict-biz/dictionary?code=hall',
      props: { label: 'dictValue', value: 'dictKey', res: 'data.list' },
    });
    expect(select?.dictionary).toMatchObject({
      url: '/api/dict/hall',
      labelKey: 'dictValue',
      valueKey: 'dictKey',
      resPath: 'data.list',
    });
  });

  it('hide what is not displayed, and drop what hides in lists only', () => {
    expect(item({ prop: 'a', hide: true })?.hidden).toBe(false);
    expect(item({ prop: 'a', display: false })?.hidden).toBe(true);
    expect(item({ prop: 'a', addDisplay: false })?.hidden).toBe(true);
  });

  it('make groups sections', () => {
    const items = itemsOf({
      column: [{ prop: 'a', label: 'A' }],
      group: [{ label: '展品', icon: 'x', column: [{ prop: 'b', label: 'B' }] }],
    });
    expect(items.map(({ type, label }) => [type, label])).toEqual([
      ['input', 'A'],
      ['title', '展品'],
      ['input', 'B'],
    ]);
  });

  it('map types that are none of ours and name them', () => {
    const { detail, report } = read(
      ...['url', 'month', 'week', 'dates', 'slider', 'icon', 'color', 'map', 'hologram'].map((type, at) => ({
        prop: `p${at}`,
        type,
      })),
    );
    const types = parseDefinition(detail).items.map(({ type }) => type);
    expect(types).toEqual(['input', 'input', 'date', 'array', 'number', 'input', 'color', 'input', 'input']);
    expect(codes(report).filter((line) => line.endsWith('typeUnknown'))).toEqual([
      'changed column[8].type typeUnknown',
    ]);
    expect(codes(report)).toHaveLength(8);
  });

  it('take sizes in bytes, limits, checks, tables and values', () => {
    expect(item({ prop: 'a', type: 'upload', limit: 3, fileSize: 500 })).toMatchObject({
      maxSize: 3,
      fileSize: 512_000,
    });
    expect(
      item({ prop: 'a', rules: [{ required: true, message: '请填', trigger: 'blur' }], maxlength: 5 }),
    ).toMatchObject({ required: true, maxLength: 5, rules: [{ required: true, message: '请填' }] });
    expect(item({ prop: 'a', type: 'checkbox', value: [1, 2] })?.initial).toBe('1,2');
    const table = item({
      prop: 'a',
      type: 'dynamic',
      children: {
        align: 'center',
        column: [
          { prop: 'x', type: 'dynamic' },
          { prop: 'y', type: 'number' },
        ],
      },
    });
    expect(table?.columns.map(({ prop, type }) => [prop, type])).toEqual([['y', 'number']]);
    expect(item({ type: 'title', value: '第一部分' })).toMatchObject({ type: 'title', label: '第一部分' });
  });

  it('name what was code where they were found', () => {
    const omitted = [{ path: 'column[0].formatter', kind: 'ArrowFunctionExpression', text: '(row) => 1' }];
    expect(codes(readAvue({ column: [] }, omitted).report)).toEqual(['left column[0].formatter code']);
  });

  it('have each of their keys in the report once: taken, changed or left out', () => {
    const names = constantFrom(
      ...'label prop type span dicData dicUrl props rules hide display value limit fileSize maxlength width change min max valueFormat slot own __proto__ constructor'.split(
        ' ',
      ),
      sample(string(), 1)[0] ?? 'x',
    );
    const types = constantFrom('select', 'tree', 'upload', 'date', 'rate', 'month', 'title', 'x', 7, null);
    const value = oneof(jsonValue({ maxDepth: 2 }), types, constant('/x?code=a'));
    const bare = dictionary(names, value, { maxKeys: 8 });
    const table = record({
      type: constant('dynamic'),
      prop: constant('t'),
      children: record({ column: array(bare, { maxLength: 3 }), align: constant('left') }),
    });
    const columns = array(oneof(bare, table), { maxLength: 5 });
    const option = record({
      column: columns,
      group: array(record({ label: string(), column: columns }), { maxLength: 2 }),
      emptyBtn: boolean(),
    });
    assert(
      property(option, (one) => {
        const { detail, report } = readAvue(one);
        expect(() => parseDefinition(detail)).not.toThrow();
        const listed = report.flatMap(({ outcome, path, params }) =>
          outcome === 'taken' && Array.isArray(params['keys'])
            ? params['keys'].map((key) => (path === '' ? key : `${path}.${key}`))
            : [path],
        );
        expect(new Set(listed).size).toBe(listed.length);
        const whole = report.filter(({ code }) => code === 'nestedTable').map(({ path }) => path);
        for (const key of keysOf(one))
          expect(listed.includes(key) || whole.some((path) => key.startsWith(`${path}.`)), key).toBe(true);
      }),
    );
  });
});

/** The ways to all keys of options, their groups, columns and columns of tables. */
function keysOf(option: JsonObject, path = ''): readonly string[] {
  return Object.entries(option).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const isTable = key === 'children' && option['type'] === 'dynamic' && isJsonObject(value);
    if (isTable) return [at, ...keysOf(value, at)];
    const isList = (key === 'column' || key === 'group') && Array.isArray(value);
    if (!isList || (path !== '' && !/(group\[\d+\]|children)$/.test(path))) return [at];
    return [
      at,
      ...value.flatMap((one: unknown, index) => (isJsonObject(one) ? keysOf(one, `${at}[${index}]`) : [])),
    ];
  });
}
