import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { read } from '@e965/xlsx';
import type { WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { streamTables } from './stream-tables.ts';
import type { TableStream } from './stream-tables.ts';
import type { TableCells } from './table-column.ts';

/** Writes tables to a file on the disk as they come, and reads it again. */
async function throughFile(
  tables: readonly TableStream[],
): Promise<{ readonly book: WorkBook; readonly size: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'));
  try {
    const path = join(folder, 'tables.xlsx');
    await pipeline(streamTables(tables), createWriteStream(path));
    const { size } = await stat(path);
    return { book: read(await readFile(path), { dense: true, cellNF: true }), size };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the cells of a sheet hold. */
function valuesOf(book: WorkBook, name: string): readonly unknown[] {
  return (book.Sheets[name]?.['!data'] ?? []).map((row) => row.map((cell) => cell.v));
}

async function* slowly(rows: readonly TableCells[]): AsyncGenerator<TableCells> {
  for (const row of rows) {
    await new Promise((resolve) => setImmediate(resolve));
    yield row;
  }
}

function* failing(): Generator<TableCells> {
  yield ['a'];
  throw new Error('the database is gone');
}

const NAMES = { name: '展品', columns: [{ header: '品名' }], rows: [['机床']] };

describe('several tables in one file', () => {
  it('stand on sheets of their own, each with its columns, formats and totals', async () => {
    const { book } = await throughFile([
      {
        name: '展品',
        columns: [{ header: '品名' }, { header: '重量', type: 'number', format: '0.00', total: 'sum' }],
        totals: '合计',
        rows: slowly([
          ['机床', 1.5],
          ['=1+1', 2],
        ]),
      },
      { name: '空', columns: [{ header: '无' }], rows: [] },
      {
        name: '日程',
        columns: [
          { header: '进馆', type: 'date' },
          { header: '件数', type: 'number' },
        ],
        rows: [[{ kind: 'date', text: '2026-05-01' }, 7]],
      },
    ]);
    expect(book.SheetNames).toEqual(['展品', '空', '日程']);
    expect(valuesOf(book, '展品')).toEqual([
      ['品名', '重量'],
      ['机床', 1.5],
      ['=1+1', 2],
      ['合计', 3.5],
    ]);
    expect(book.Sheets['展品']?.['!data']?.[1]?.[1]?.z).toBe('0.00');
    expect(book.Sheets['展品']?.['!data']?.[2]?.[0]).toMatchObject({ t: 's' });
    expect(valuesOf(book, '空')).toEqual([['无']]);
    const day = book.Sheets['日程']?.['!data']?.[1]?.[0];
    expect([day?.v, day?.z]).toEqual([46_143, String.raw`yyyy\-mm\-dd`]);
    expect(book.Sheets['日程']?.['!data']?.[1]?.[1]?.z ?? 'General').toBe('General');
  });

  it('have names as Excel takes them, no two alike', async () => {
    const long = 'x'.repeat(40);
    const names = ['展品', '展品', 'a/b[c]', '', long, long, 'A', 'a'];
    const { book } = await throughFile(names.map((name) => ({ ...NAMES, name })));
    expect(new Set(book.SheetNames.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of book.SheetNames) {
      expect(name).toMatch(/^[^\\/?*[\]:]{1,31}$/);
      expect(valuesOf(book, name)).toEqual([['品名'], ['机床']]);
    }
    expect(book.SheetNames[1]).toBe('展品 2');
  });

  it('give their rows one after the other, no faster than their bytes are taken', async () => {
    const started: string[] = [];
    const rowsOf = function* (name: string): Generator<TableCells> {
      started.push(name);
      for (let row = 0; row < 20_000; row += 1) yield [`${name} ${row}`];
      started.push(`${name} through`);
    };
    const tables = ['一', '二'].map((name) => ({ ...NAMES, name, rows: rowsOf(name) }));
    const stream = streamTables(tables);
    const first = await stream.next();
    expect(first.value?.length).toBeGreaterThan(0);
    expect(started).toEqual(['一']);
    for await (const piece of stream) expect(piece.length).toBeLessThan(2 ** 20);
    expect(started).toEqual(['一', '一 through', '二', '二 through']);
  });

  it('let go of their rows where nobody wants more, and end where rows end in an error', async () => {
    let closed = false;
    const endless = async function* (): AsyncGenerator<TableCells> {
      try {
        for (let row = 0; ; row += 1) yield [`${row}`];
      } finally {
        closed = true;
      }
    };
    const stream = streamTables([{ ...NAMES, rows: endless() }]);
    expect((await stream.next()).done).toBe(false);
    await stream.return();
    expect(closed).toBe(true);

    await expect(throughFile([{ ...NAMES, rows: failing() }])).rejects.toThrow('the database is gone');
  });

  it('are as long as the disk takes', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => [`展品 ${at}`]);
    const { book, size } = await throughFile([
      { ...NAMES, rows: slowly(rows.slice(0, 100)) },
      { ...NAMES, rows },
    ]);
    expect(size).toBeGreaterThan(50_000);
    expect(valuesOf(book, '展品 2')).toEqual([['品名'], ...rows]);
  });
});
