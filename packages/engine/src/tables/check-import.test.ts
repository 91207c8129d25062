import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { parseItem } from '../definition/parse-item.ts';
import { checkImport } from './check-import.ts';
import { EXHIBIT_PROP } from '../definition/exhibit-table.ts';
import { exportColumns } from './export-columns.ts';
import { matchHeaders } from './match-headers.ts';

const OLD = { name: '旧', weight: 1, long: 1 };

function table(settings: object = {}) {
  return parseItem({
    formItemId: 't',
    formItemType: 'dynamic',
    formItemLabel: '展品',
    formItemOriginalData: JSON.stringify({
      prop: EXHIBIT_PROP,
      children: {
        column: [
          {
            formItemId: 'n',
            formItemType: 'input',
            formItemLabel: '品名',
            formItemRequired: true,
            formItemOriginalData: '{"prop":"name"}',
          },
          {
            formItemId: 'w',
            formItemType: 'number',
            formItemLabel: '重量 (kg)',
            formItemRequired: true,
            formItemOriginalData: '{"prop":"weight"}',
          },
          {
            formItemId: 'l',
            formItemType: 'number',
            formItemLabel: '长(cm)',
            formItemOriginalData: '{"prop":"long"}',
          },
          {
            formItemId: 'h',
            formItemType: 'html',
            formItemLabel: '说明',
            formItemOriginalData: '{"prop":"note"}',
          },
        ],
      },
      ...settings,
    }),
  });
}

function check(rows: readonly unknown[], settings: object = {}, replace = false) {
  return checkImport(table(settings), rows, { existing: [OLD], replace, today: '2026-11-21' });
}

describe('engine.md §7: import check', () => {
  it('E7.2, E7.4: appends normalised rows, or replaces', () => {
    const rows = [{ name: '机床', weight: '12.349', length: 100.9, $id: 'x' }];
    const imported = { name: '机床', weight: 12.34, long: 100 };
    expect(check(rows)).toEqual({
      ok: true,
      rows: [OLD, imported],
      added: [imported],
      unknownColumns: [],
      cuts: [
        { row: 2, prop: 'long', from: 100.9, to: 100 },
        { row: 2, prop: 'weight', from: 12.349, to: 12.34 },
      ],
    });
    expect(check(rows, {}, true)).toMatchObject({ rows: [imported] });
  });

  it('reads numbers as if they were typed, and tells what is none', () => {
    const rows = [
      { name: '泵', weight: '１，３５０．５', long: '120 厘米' },
      { name: '阀', weight: '12,5', long: '1e2' },
      { name: '轴', weight: '2 斤', length: '1.2m' },
    ];
    expect(check(rows)).toMatchObject({
      ok: false,
      passed: [{ row: 2, cells: { weight: 1350.5, long: 120 } }],
      problems: [
        { row: 3, prop: 'weight', code: 'importFormat' },
        { row: 3, prop: 'long', code: 'importFormat' },
        { row: 4, prop: 'weight', code: 'importFormat' },
        { row: 4, prop: 'long', code: 'importFormat' },
      ],
      cuts: [],
    });
  });

  it('E7.2, E7.3: names every error with the row number of the workbook, and adds nothing', () => {
    const result = check([
      { name: '泵', weight: 1 },
      { name: ' ', weight: 'abc' },
      { weight: 2, long: '' },
    ]);
    expect(
      result.ok ? [] : result.problems.map(({ row, prop, code, label }) => [row, prop, code, label]),
    ).toEqual([
      [3, 'name', 'required', '品名'],
      [3, 'weight', 'importFormat', '重量 (kg)'],
      [4, 'name', 'required', '品名'],
    ]);
  });

  it('leaves out rows without content, but counts them', () => {
    const result = check([{}, { name: '', weight: null }, null, { name: '阀' }]);
    expect(result.ok ? [] : result.problems.map(({ row, prop }) => [row, prop])).toEqual([[5, 'weight']]);
    expect(check([{}, { name: '阀', weight: 1 }], { maxSize: 2 })).toMatchObject({ ok: true });
  });

  it('speaks of too many rows only when no row has an error; replacing counts the new ones alone', () => {
    const two = [
      { name: '甲', weight: 1 },
      { name: '乙', weight: 2 },
    ];
    expect(check(two, { maxSize: 2 })).toMatchObject({
      problems: [{ row: 0, prop: '', code: 'maxSize', params: { n: 2 }, label: '展品' }],
    });
    expect(check(two, { maxSize: 2 }, true)).toMatchObject({ ok: true });
    expect(check([...two, { name: '丙' }], { maxSize: 2 })).toMatchObject({
      problems: [{ row: 4, prop: 'weight' }],
    });
    expect(check(two, { maxSize: -1 })).toMatchObject({ ok: true });
  });

  it('reports columns that the table does not have', () => {
    expect(check([{ name: '机床', weight: 1, colour: 'red' }])).toMatchObject({
      ok: true,
      unknownColumns: ['colour'],
    });
  });
});

describe('E7.1: header cells', () => {
  it('match by label, spaces and marks ignored, each column once', () => {
    expect(matchHeaders(table().columns, ['* 品名', '重量(kg)＊', '颜色', '', '品名'])).toEqual({
      props: ['name', 'weight', null, null, null],
      unknown: ['颜色', '品名'],
    });
  });
});

it('exports what holds an answer, section by section', () => {
  const definition = parseDefinition({
    formItems: [
      { formItemId: 'a', formItemType: 'input', formItemLabel: '甲' },
      { formItemId: 's', formItemType: 'title', formItemLabel: '第二节' },
      { formItemId: 'x', formItemType: 'html', formItemLabel: '须知' },
      { formItemId: 'u', formItemType: 'hologram', formItemLabel: '旧项' },
      {
        formItemId: 't',
        formItemType: 'dynamic',
        formItemLabel: '展品',
        formItemOriginalData: table().source,
      },
    ],
  });
  const columns = exportColumns(definition).map(({ label, section, columns: inner }) => [
    label,
    section,
    inner.length,
  ]);
  expect(columns).toEqual([
    ['甲', '', 0],
    ['旧项', '第二节', 0],
    ['展品', '第二节', 3],
  ]);
});
