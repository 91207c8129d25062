import { read as readBook, utils, write } from '@e965/xlsx';
import type { Range } from '@e965/xlsx';
import { parseItem } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { importSheet } from './import-sheet.ts';
import type { ImportAnswer } from './import-sheet.ts';

const OPTIONS = { existing: [], replace: false, today: '2026-06-01' };
const [NAME, LONG, WEIGHT, KIND] = ['品名', '长(cm)', '重量', '类别'] as const;

function table(prop = 't', weight: object = { unit: 'kg' }): Item {
  return parseItem({
    formItemId: 't',
    formItemType: 'dynamic',
    formItemLabel: '展品',
    prop,
    children: {
      column: [
        column('name', 'input', NAME, { required: true }),
        column('long', 'number', LONG),
        column('weight', 'number', WEIGHT, weight),
        column('kind', 'input', KIND),
      ],
    },
  });
}

function column(name: string, type: string, label: string, rest: object = {}): object {
  return { formItemId: name, formItemType: type, formItemLabel: label, prop: name, ...rest };
}

type Sheets = Readonly<Record<string, readonly (readonly unknown[])[]>>;

function book(
  sheets: Sheets,
  bookType: 'xlsx' | 'biff8' = 'xlsx',
  merges: readonly string[] = [],
): Uint8Array {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    sheet['!merges'] = merges.map((range): Range => utils.decode_range(range));
    utils.book_append_sheet(made, sheet, name);
  }
  return new Uint8Array(write(made, { bookType, type: 'array' }));
}

/** One of the sheets is hidden. */
function hidden(sheets: Sheets, at: number): Uint8Array {
  const made = readBook(book(sheets), { type: 'array' });
  made.Workbook = { Sheets: made.SheetNames.map((name, index) => ({ name, Hidden: index === at ? 1 : 0 })) };
  return new Uint8Array(write(made, { bookType: 'xlsx', type: 'array' }));
}

function read(sheets: Sheets, item = table()): ImportAnswer {
  return importSheet(book(sheets), item, OPTIONS);
}

describe('the worksheet with the table', () => {
  it.each(['xlsx', 'biff8'] as const)('is the one whose header names most columns, in %s', (type) => {
    const sheets = {
      说明: [['填写说明'], ['品名', '请填写全称']],
      数据: [['一览'], [NAME, LONG, WEIGHT], ['泵', 1, 2]],
      旧: [
        [NAME, LONG, WEIGHT],
        ['阀', 3, 4],
      ],
      空: [[NAME, LONG, WEIGHT]],
    };
    expect(importSheet(book(sheets, type), table(), OPTIONS)).toMatchObject({
      kind: 'ready',
      added: [{ name: '泵', long: 1, weight: 2 }],
      sheet: { name: '数据', index: 1, others: ['旧'] },
    });
  });

  it('is not a hidden one, whatever it is called and holds, while another has the header', () => {
    const rows = [
      [NAME, LONG],
      ['泵', 1],
    ];
    const old = [
      [NAME, LONG, WEIGHT],
      ['旧', 3, 4],
    ];
    expect(importSheet(hidden({ 数据: rows, 展品: old }, 1), table(), OPTIONS)).toMatchObject({
      added: [{ name: '泵' }],
      sheet: { name: '数据', others: [] },
    });
    expect(importSheet(hidden({ 展品: old, 数据: rows }, 0), table(), OPTIONS)).toMatchObject({
      added: [{ name: '泵' }],
    });
    expect(
      importSheet(hidden({ 说明: [['填写说明'], ['请填写']], 展品: old }, 1), table(), OPTIONS),
    ).toMatchObject({
      added: [{ name: '旧' }],
    });
  });

  it('is found where the first one is longer than a table may be', () => {
    const long = Array.from({ length: 100 }, (_, at) => [at]);
    const bytes = book({ 流水: long, 数据: [[NAME], ['泵']] });
    expect(importSheet(bytes, table(), { ...OPTIONS, maxRows: 10 })).toMatchObject({
      added: [{ name: '泵' }],
    });
  });

  it('is none where no header is known, and what stands there is reported', () => {
    expect(read({ a: [['合计'], ['货品', '件数'], ['泵', 1]] })).toEqual({
      kind: 'fault',
      fault: 'noHeader',
      headers: ['货品', '件数'],
    });
  });
});

/** Each number below the header of these columns is told. */
function expectOtherUnits(answer: unknown, ...props: readonly string[]): void {
  expect(answer).toMatchObject({
    kind: 'wrong',
    problems: props.map((prop) => ({ row: 2, prop, code: 'otherUnit' })),
    sheet: { unknownHeaders: [] },
  });
}

describe('notes in the brackets of a header', () => {
  it.each([
    ['品名（必填）', '长', '重量(KG)', '类别[可选]'],
    ['*品名', '长（厘米）', '重量（单位：公斤）', '类别（下拉选择，选填）'],
    ['【必填】品名', '长 (必填, cm)', '重量/kg', '类别(如：机床)'],
  ])('are no part of it: %s, %s, %s, %s', (...headers) => {
    const answer = read({ a: [headers, ['泵', 1, 2, '机床']] });
    expect(answer).toMatchObject({ kind: 'ready', added: [{ name: '泵', long: 1, kind: '机床' }] });
    const [, , weight] = headers;
    expect(answer).toMatchObject(
      weight === '重量/kg' ? { sheet: { unknownHeaders: [weight] } } : { added: [{ weight: 2 }] },
    );
  });

  it.each([
    ['★品名：', '※长(cm)', '类别？'],
    ['品名(必填)：', '长：', '类别(格式：机床/刀具)'],
  ])('and what makes it look like one is no part of it: %s, %s, %s', (...headers) => {
    expect(read({ a: [headers, ['泵', 1, '机床']] })).toMatchObject({
      kind: 'ready',
      added: [{ name: '泵', long: 1, kind: '机床' }],
      sheet: { unknownHeaders: [] },
    });
  });

  it.each(['日期(YYYY-MM-DD)', '日期（yyyy/mm/dd）', '日期(年/月/日)', '日期(YYYY-MM-DD HH:mm)'])(
    'tell how a day is written: %s',
    (header) => {
      const item = parseItem({
        formItemId: 't',
        formItemType: 'dynamic',
        formItemLabel: '表',
        prop: 't',
        children: { column: [column('name', 'input', NAME), column('day', 'date', '日期')] },
      });
      const rows = [
        [NAME, header],
        ['泵', '2026-05-01'],
      ];
      expect(read({ a: rows }, item)).toMatchObject({ added: [{ day: '2026-05-01' }] });
    },
  );

  it('that tell something else stay part of it', () => {
    expect(
      read({
        a: [
          [NAME, '长(毛)', '重量(备用)'],
          ['泵', 1, 2],
        ],
      }),
    ).toMatchObject({
      added: [{ name: '泵', long: null, weight: null }],
      sheet: { unknownHeaders: ['长(毛)', '重量(备用)'] },
    });
  });

  it('name another unit: each number below is reported, for it is another one', () => {
    const rows = [
      [NAME, '长(mm)', '重量(吨)'],
      ['泵', 1, 2],
      ['阀', null, null],
    ];
    expectOtherUnits(read({ a: rows }), 'long', 'weight');
    // Exhibits are told in kg, whatever their definition says.
    const exhibits = [
      [NAME, '重量(t)'],
      ['泵', 2],
    ];
    expectOtherUnits(read({ a: exhibits }, table('zhanpinzibiao', {})), 'weight');
  });
});

describe('cells merged below the header', () => {
  const rows = [[NAME, KIND, LONG], ['泵', '机床', 5], ['阀'], ['管'], [null], ['盖', '刀具', 7]];

  it.each(['xlsx', 'biff8'] as const)('take the text above them in %s', (type) => {
    const bytes = book({ a: rows }, type, ['B2:B5']);
    expect(importSheet(bytes, table(), OPTIONS)).toMatchObject({
      kind: 'ready',
      added: [
        { name: '泵', kind: '机床', long: 5 },
        { name: '阀', kind: '机床', long: null },
        { name: '管', kind: '机床' },
        { name: '盖', kind: '刀具' },
      ],
      sheet: { filled: 2, shared: 0 },
    });
  });

  it('of a number are reported: it would count more than once', () => {
    expect(importSheet(book({ a: rows }, 'xlsx', ['C2:C3']), table(), OPTIONS)).toMatchObject({
      kind: 'wrong',
      problems: [{ row: 3, prop: 'long' }],
      sheet: { filled: 0, shared: 1 },
    });
  });

  it('over several columns are reported: nobody knows what is meant for the right ones', () => {
    const wide = [
      [NAME, KIND, LONG, WEIGHT],
      ['泵', '机床', 5],
      ['阀', null, 6, 7],
      ['管', '刀具', 8, 9],
    ];
    expect(importSheet(book({ a: wide }, 'xlsx', ['C2:D2']), table(), OPTIONS)).toMatchObject({
      kind: 'wrong',
      problems: [{ row: 2, prop: 'weight' }],
      sheet: { filled: 0, shared: 0, across: 1 },
    });
    // A column that the table does not have may stand at the left.
    const foreign = [['备注', NAME], ['泵与阀'], ['x', '管']];
    expect(importSheet(book({ a: foreign }, 'xlsx', ['A2:B2']), table(), OPTIONS)).toMatchObject({
      kind: 'wrong',
      problems: [{ row: 2, prop: 'name' }],
      sheet: { across: 1 },
    });
    const right = [[NAME, '备注'], ['泵'], ['阀', 'x']];
    expect(importSheet(book({ a: right }, 'xlsx', ['A2:B2']), table(), OPTIONS)).toMatchObject({
      kind: 'ready',
      sheet: { across: 0 },
    });
  });

  it.each(['xlsx', 'biff8'] as const)(
    'as a block are told cell by cell but for its first column, in %s',
    (type) => {
      const bytes = book(
        {
          a: [
            [KIND, NAME, LONG],
            ['机床', null, 1],
            [null, null, 2],
            ['x', '管', 3],
          ],
        },
        type,
        ['A2:B3'],
      );
      expect(importSheet(bytes, table(), OPTIONS)).toMatchObject({
        kind: 'wrong',
        problems: [
          { row: 2, prop: 'name' },
          { row: 3, prop: 'name' },
        ],
        sheet: { filled: 1, across: 2 },
      });
    },
  );

  it('cost nothing, however many of them lie over each other', () => {
    const many = Array.from({ length: 2_000 }, () => 'B2:B50000');
    const names = Array.from({ length: 5_000 }, (_, at) => [`n${at}`]);
    const bytes = book({ a: [[NAME, KIND], ['泵', '机床'], ...names] }, 'xlsx', many);
    expect(importSheet(bytes, table(), OPTIONS)).toMatchObject({ kind: 'ready', sheet: { filled: 5_000 } });
  });
});

describe('a row that says what the others come to', () => {
  const rows = [
    [NAME, LONG, WEIGHT],
    ['泵', 1, 2],
    ['阀', 3, 4],
  ];

  it.each([[['合计', 4, 6]], [['合 计：', null, '1,006.50']], [[null, 'Total', 6]], [['小计', 4]]])(
    'is left out and told: %j',
    (total) => {
      expect(read({ a: [...rows, total] })).toMatchObject({
        kind: 'ready',
        added: [{ name: '泵' }, { name: '阀' }],
        sheet: { totals: 1 },
      });
    },
  );

  it('is left out where its words are merged over columns, and where nothing reckoned it', () => {
    const across = [NAME, KIND, LONG];
    const bytes = book({ a: [across, ['泵', 'x', 1], ['合计', null, 1]] }, 'xlsx', ['A3:B3']);
    expect(importSheet(bytes, table(), OPTIONS)).toMatchObject({
      kind: 'ready',
      added: [{ name: '泵' }],
      sheet: { totals: 1, across: 0 },
    });
  });

  it.each([[['合计机', 4, 6]], [['合计']], [['合计', 4, null, '机床']]])(
    'is none where it says something else, too: %j',
    (row) => {
      expect(read({ a: [...rows, row] })).toMatchObject({
        added: [{ name: '泵' }, { name: '阀' }, { name: row[0] }],
        sheet: { totals: 0 },
      });
    },
  );
});
