import { calls } from '@zhantai/contract';
import { writeTable } from '@zhantai/workbooks/write';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { multipart } from '../http/testing/test-upload.ts';
import { createPool } from './pool/create-pool.ts';

let now = new Date('2026-11-21T02:00:00Z');
let fair: TestFair;
let one: TestSession;
let other: TestSession;
let form: Form;

const columns = Array.from({ length: 12 }, (_, at) => ({
  prop: `c${at}`,
  formItemId: `f${at}`,
  type: at < 6 ? 'input' : 'number',
  label: `列${at}`,
  required: true,
}));

beforeAll(async () => {
  fair = await openTestFair(() => now);
  [one, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
  form = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([
      { prop: 't', type: 'dynamic', original: { isImport: 2, children: { column: columns } } },
    ]),
  );
  // The first one loads what they all need.
  await importing(await workbook(2));
});
afterAll(() => fair.close());

async function workbook(rows: number, wrong = false): Promise<Buffer> {
  const cells = (row: number): (string | number)[] =>
    columns.map(({ type }, at) => (type === 'input' ? `行${row} ${at}` : wrong ? 'x' : row + at));
  const heads = columns.map(({ label }) => ({ header: label }));
  const all = Array.from({ length: rows }, (_, row) => cells(row));
  return Buffer.from(await writeTable({ name: '表', columns: heads }, all));
}

function importing(content: Buffer, name = 'a.xlsx'): Promise<Answer<Refused>> {
  now = new Date(now.getTime() + 61_000);
  const upload = multipart({ name, content, fields: { formId: form.formId, formItemId: 'f_t' } });
  return fair.post<Refused>(one, calls.importExcel.path, upload.payload, upload.headers);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook whose only sheet says whatever it likes. */
function forged(sheet: string, more: Zippable = {}): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts: Zippable = {
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  };
  return Buffer.from(zipSync(parts, { level: 6 }));
}

const sheetOf = (rows: string): string =>
  `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
const textCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** The same archive, whose directory names another size for its last file. */
function promising(archive: Buffer, size: number): Buffer {
  const directory = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  archive.writeUInt32LE(size, directory + 24);
  return archive;
}

const hostile: readonly (readonly [string, () => Buffer])[] = [
  ['an archive that says it unpacks to 2 GB', () => promising(forged(sheetOf('')), 2 ** 31)],
  ['a sheet of 48 MB in 48 KB', () => forged(sheetOf(`<row r="1">${' '.repeat(48 * 2 ** 20)}</row>`))],
  ['a million empty rows', () => forged(sheetOf('<row r="1"/>'.repeat(1_000_000)))],
  [
    'a cell at the last place of all',
    () => forged(sheetOf(`<row r="1048576">${textCell('XFD1048576', 'x')}</row>`)),
  ],
  [
    '16,384 columns',
    () =>
      forged(
        sheetOf(`<row r="1">${Array.from({ length: 16_384 }, () => '<c t="n"><v>1</v></c>').join('')}</row>`),
      ),
  ],
  ['a text of 41 MB', () => forged(sheetOf(`<row r="1">${textCell('A1', 'x'.repeat(41 * 2 ** 20))}</row>`))],
  [
    'entities that grow',
    () =>
      forged(
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>${sheetOf(`<row r="1">${textCell('A1', '&c;&f;')}</row>`)}`,
      ),
  ],
  ['a broken archive', () => forged(sheetOf('')).subarray(0, 300)],
  [
    'noise behind the mark of an archive',
    () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_000, 9)]),
  ],
  [
    'an old workbook that is none',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5_000, 3)]),
  ],
];

/** Milliseconds: what this file makes up is large. */
const patience = { timeout: 120_000 };

describe('quality.md §2: hostile workbooks', patience, () => {
  it.each(hostile)('%s is refused with a reason, and others do not wait for it', async (_what, make) => {
    const content = make();
    const { answer, others } = await meanwhile(() => importing(content));
    expect([413, 415, 422]).toContain(answer.status);
    expect(answer.data.reason).toMatch(/^SHEET_|^ROWS_REFUSED$|^FILE_TOO_LARGE$/);
    expect(new Set(others)).toEqual(new Set([200]));
  });
});

/** What somebody else is answered while work goes on: one question after the other. */
async function meanwhile<T>(work: () => Promise<T>): Promise<{ answer: T; others: readonly number[] }> {
  const others: number[] = [];
  const done = new AbortController();
  const answering = work().finally(() => done.abort());
  do {
    others.push((await fair.get(other, calls.detail.path)).status);
    // As a person would, and the work gets its share of the machine.
    await new Promise((resolve) => setTimeout(resolve, 10));
  } while (!done.signal.aborted);
  return { answer: await answering, others };
}

describe('quality.md §1: long workbooks', patience, () => {
  it.each([
    [10_000, false],
    [2_000, true],
  ])('of %i × 12 are read while others are answered (wrong: %s)', async (rows, wrong) => {
    const content = await workbook(rows, wrong);
    const { answer, others } = await meanwhile(() => importing(content));
    expect(answer.status).toBe(wrong ? 422 : 200);
    expect(answer.data).toMatchObject(wrong ? { reason: 'ROWS_REFUSED' } : { length: rows });
    // One thread that reads and answers would have answered the first question and then none.
    expect(others.length).toBeGreaterThan(1);
  });
});

describe('the pool', patience, () => {
  const table = { detail: {}, language: 'zh-Hans', formItemId: null, title: '', options: {} } as const;
  const task = { kind: 'template', table, rows: null } as const;

  it('refuses who finds too many waiting, and serves the others', async () => {
    const pool = createPool({ most: 1, waiting: 2, patience: 20_000 });
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => pool.run(task)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(results.length - refused.length).toBe(3);
    for (const answer of refused) {
      expect(answer).toMatchObject({ reason: { code: 'OVERLOADED', params: { seconds: 10 } } });
    }
    await pool.close();
  });

  it('ends a worker that is silent for too long, and goes on with a new one', async () => {
    const impatient = createPool({ most: 1, waiting: 1, patience: 1 });
    await expect(impatient.run(task)).rejects.toMatchObject({ code: 'SHEET_TOO_LARGE' });
    await impatient.close();
    const pool = createPool({ most: 1, waiting: 1, patience: 20_000 });
    await expect(pool.run(task)).resolves.toMatchObject({ kind: 'file' });
    await pool.close();
  });
});
