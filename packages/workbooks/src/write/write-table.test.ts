import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  date,
  double,
  integer,
  oneof,
  string,
} from 'fast-check';
import type { SheetValue } from '@zhantai/engine/tables';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../read/read-workbook.ts';
import type { TableCells, TableColumn } from './table-column.ts';
import { writeCsv } from './write-csv.ts';
import { writeTable } from './write-table.ts';

const COLUMNS: readonly TableColumn[] = [
  { header: '品名' },
  { header: '重量', type: 'number', format: '0.00', total: 'sum' },
  { header: '日期', type: 'date' },
  { header: '时间', type: 'time' },
  { header: '登记', type: 'datetime' },
];

async function roundTrip(rows: readonly TableCells[], totals?: string): Promise<unknown> {
  const bytes = await writeTable(
    { name: '表', columns: COLUMNS, ...(totals === undefined ? {} : { totals }) },
    rows,
  );
  const reading = readWorkbook(bytes);
  return reading.ok ? reading.sheet.rows.slice(1) : reading.fault;
}

describe('a table that is written', () => {
  it('is typed, totalled, and never reckons a text', async () => {
    const rows: TableCells[] = [
      [
        '=1+1',
        0.1,
        { kind: 'date', text: '2026-05-01' },
        { kind: 'time', text: '09:30:00' },
        { kind: 'datetime', text: '2026-05-01 23:59:59' },
      ],
      ['#N/A', 0.2, null, null, null],
    ];
    expect(await roundTrip(rows, '合计')).toEqual([
      { number: 2, cells: rows[0] },
      { number: 3, cells: ['#N/A', 0.2] },
      { number: 4, cells: ['合计', 0.3] },
    ]);
  });

  it('comes back as it was, whatever its cells hold', async () => {
    const text = oneof(
      string({ unit: 'binary', maxLength: 20 }),
      string({ maxLength: 20 }),
      constant('_x0041_ \r\n&<>"\''),
    );
    const day = date({ min: new Date('1900-03-02'), max: new Date('2200-01-01'), noInvalidDate: true });
    const moment = day.map((one): SheetValue => ({
      kind: 'datetime',
      text: `${one.toISOString().slice(0, 10)} ${one.toISOString().slice(11, 19)}`,
    }));
    const cell = oneof(
      text,
      boolean(),
      integer(),
      double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
      moment,
      constant(null),
    );
    await assert(
      asyncProperty(
        array(array(cell, { minLength: 1, maxLength: COLUMNS.length }), { maxLength: 8 }),
        async (rows) => {
          const kept = rows.flatMap((cells, at) => {
            const seen = cells.map(expected);
            const last = seen.findLastIndex((one) => one !== null);
            return last < 0 ? [] : [{ number: at + 2, cells: seen.slice(0, last + 1) }];
          });
          expect(JSON.stringify(await roundTrip(rows))).toBe(JSON.stringify(kept));
        },
      ),
    );
  });
});

/** What a cell can keep of a value: no characters that XML lacks, fifteen digits, no blank texts. */
function expected(value: SheetValue): SheetValue {
  if (typeof value === 'number') return Number(value.toPrecision(15)) + 0;
  if (typeof value !== 'string') return value;
  const text = value.replace(IMPOSSIBLE, '').replace(/\r\n?/g, '\n');
  return text.trim() === '' ? null : text;
}

// oxlint-disable-next-line no-control-regex -- these are the characters meant
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

it.each([
  '=1',
  ' =1',
  '\n=1',
  '\t=1',
  '\r\n =1',
  '\u3000＝1',
  '\u00a0+1',
  '\u200b@x',
  '\ufeff-1',
  '\u0000=1',
  '\nx',
])('CSV keeps %j from being reckoned', async (text) => {
  const csv = await writeCsv([{ header: 'n' }], [[text]]);
  expect(csv.slice('\ufeffn\r\n'.length).replace(/^"/, '')).toBe(
    `'${csv.includes('"') ? `${text}"` : text}\r\n`,
  );
});

it('CSV begins with its mark and keeps texts from being reckoned', async () => {
  const csv = await writeCsv(
    [{ header: '品名' }, { header: 'n', type: 'number' }],
    [
      ['=HYPERLINK("x")', -5],
      ['+86 138', 1],
      ['甲,"乙"\n', null],
      ['＝1', true],
      [' a', { kind: 'date', text: '2026-05-01' }],
    ],
  );
  expect(csv).toBe(
    '\ufeff品名,n\r\n"\'=HYPERLINK(""x"")",-5\r\n\'+86 138,1\r\n"甲,""乙""\n",\r\n\'＝1,true\r\n" a",2026-05-01\r\n',
  );
});
