import { utils, write } from '@e965/xlsx';
import type { BookType } from '@e965/xlsx';
import { parseItem } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { importSheet } from '../import/import-sheet.ts';
import { readWorkbook } from './read-workbook.ts';

function workbook(rows: unknown[][], bookType: BookType, name = 'Sheet1'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return new Uint8Array(write(book, { bookType, type: 'array' }));
}

describe.each(['xlsx', 'biff8'] as const)('a workbook as %s', (type) => {
  it('is read row by row, blank rows left out and counted', () => {
    const reading = readWorkbook(workbook([['a', 'b'], [], ['x', 1.5], [null, true]], type));
    expect(reading).toMatchObject({
      ok: true,
      sheet: {
        name: 'Sheet1',
        rows: [
          { number: 1, cells: ['a', 'b'] },
          { number: 3, cells: ['x', 1.5] },
          { number: 4, cells: [null, true] },
        ],
      },
    });
  });
});

it('imports', () => {
  const item = parseItem({
    formItemId: 't',
    formItemType: 'dynamic',
    formItemLabel: '展品',
    formItemOriginalData: {
      prop: 'zhanpinzibiao',
      children: {
        column: [
          {
            formItemId: 'n',
            formItemType: 'input',
            formItemLabel: '品名',
            formItemRequired: true,
            prop: 'name',
          },
          { formItemId: 'w', formItemType: 'number', formItemLabel: '重量(kg)', prop: 'weight' },
        ],
      },
    },
  });
  const answer = importSheet(
    workbook([['展品一览'], ['*品名', ' 重量（kg）', 'x'], ['机床', 3.149], [], [7, 'abc']], 'xlsx'),
    item,
    {
      existing: [],
      replace: false,
      today: '2026-11-21',
    },
  );
  expect(answer).toMatchObject({
    kind: 'wrong',
    problems: [{ row: 5, column: 1, prop: 'weight', code: 'importFormat' }],
    passed: [{ row: 3, cells: { name: '机床', weight: 3.14 } }],
  });
});

it.each(['xlsx', 'biff8'] as const)(
  'hours that have passed do not begin anew with each day, in %s',
  (bookType) => {
    const sheet = utils.aoa_to_sheet([[1.5, 0.5, 1.5]]);
    for (const [at, z] of ['[h]:mm', '[hh]:mm:ss', 'h:mm'].entries()) {
      const cell: unknown = sheet[utils.encode_cell({ r: 0, c: at })];
      if (typeof cell === 'object' && cell !== null) Object.assign(cell, { z });
    }
    const bytes = new Uint8Array(write(utils.book_new(sheet, 'a'), { bookType, type: 'array' }));
    expect(readWorkbook(bytes)).toMatchObject({
      sheet: {
        rows: [
          { cells: ['36:00:00', { kind: 'time', text: '12:00:00' }, { kind: 'time', text: '12:00:00' }] },
        ],
      },
    });
  },
);
