import {
  calls,
  formTypeCodes,
  type FormInfo,
  type PersonBadgesPage,
  type PersonsImported,
  type PersonsPage,
  type SubmissionsPage,
  type SubmitAnswer,
} from '@zhantai/contract';
import { parseItem } from '@zhantai/engine';
import { readRows, readWorkbook } from '@zhantai/workbooks/read';
import { writeCsv, writeTable } from '@zhantai/workbooks/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';
import { multipart } from '../http/testing/test-upload.ts';

const parts = Array.from({ length: 10 }, () => '\u963f\u5408\u5949').join('\u00b7');

/** Names as they are written, and as they are kept; the same where nothing else is said. */
const names: readonly (readonly [what: string, written: string, kept?: string])[] = [
  ['beyond 16 bits', '\u{20bb7}\u91ce\u5bb6'],
  ['of extensions B to G', '\u{20000}\u{2a700}\u{2b740}\u{2b820}\u{2cb7c}\u{2ceb0}\u{30edd}'],
  ['of 39 characters with dots', parts],
  ['Mongolian, with the separator of its vowels', '\u182a\u1820\u1836\u1820\u1837\u180e\u1820'],
  ['Mongolian, with a chosen shape', '\u1830\u1820\u1822\u1828\u180b\u1820'],
  ['Tibetan', '\u0f56\u0f40\u0fb2\u0f0b\u0f64\u0f72\u0f66\u0f0d'],
  ['Uyghur, from the right', '\u0626\u0627\u0628\u062f\u06c7\u0644\u0644\u0627'],
  ['Persian, with a non-joiner', '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627'],
  ['Vietnamese, in pieces', '\u0110\u0103\u0323ng My\u0303 Linh', '\u0110\u1eb7ng M\u1ef9 Linh'],
  ['French, in pieces', 'Jose\u0301', 'Jos\u00e9'],
  ['with an apostrophe', 'O\u2019Brien'],
  ['with dots on it', 'L\u00fc'],
  ['with an emoji of joined ones', '\u{1f469}\u{1f3fd}\u200d\u{1f4bb} Ada'],
  ['like a formula', '=1+1'],
  ['like a formula in full width', '\uff1dcmd|x'],
  ['like a number of a telephone', '+86 \u5f20'],
  ['like a handle', '@home'],
  ['with a hyphen first', '-Xi'],
  ['that was kept from being a formula', "'=1"],
  ['with a quote', 'A "B", C'],
  ['like an escaped character', '_x0041_ &lt;b&gt; &amp;'],
  ['with blanks of every width', '\u3000\u5f20\u00a0\u4e09\u2003', '\u5f20 \u4e09'],
  ['with what nobody sees', '\u202e\u5f20\u200b\u4e09\ufeff', '\u5f20\u4e09'],
];
const kept = names.map(([, written, meant = written]) => meant);
const rows = names.map(([, written]) => [written]);

let now = new Date('2026-06-01T02:00:00Z');
let fair: TestFair;
let one: TestSession;
let reviewer: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  one = await fair.exhibitor('E1');
  reviewer = await fair.person({ role: 'reviewer' });
});
afterAll(() => fair.close());

/** A form of people with nothing but their names. */
async function people(): Promise<string> {
  const { formId } = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([{ prop: 'name', type: 'input', required: true }]),
    { formType: formTypeCodes.exhibitorPersion, submissions: 'many' },
  );
  return formId;
}

async function byHand(): Promise<string> {
  const formId = await people();
  for (const [, name] of names) {
    const body = { formId, version: 1, revision: 0, answers: { name } };
    // One after the other: a busy machine refuses many at once.
    expect((await fair.post<SubmitAnswer>(one, calls.personSubmit.path, body)).status).toBe(200);
  }
  return formId;
}

async function byFile(content: Uint8Array): Promise<string> {
  const formId = await people();
  // Files are taken a few a minute.
  now = new Date(now.getTime() + 61_000);
  const { payload, headers } = multipart({
    name: 'a.xls',
    content: Buffer.from(content),
    fields: { formId },
  });
  const { data } = await fair.post<PersonsImported>(one, calls.importPersons.path, payload, headers);
  expect(data).toMatchObject({ successCount: names.length, errorCount: 0 });
  return formId;
}

const form = { name: 'a', columns: [{ header: 'name' }] };
const ways: readonly (readonly [string, () => Promise<string>])[] = [
  ['typed', byHand],
  ['in a workbook', async () => byFile(await writeTable(form, rows))],
  ['as CSV', async () => byFile(Buffer.from(await writeCsv(form.columns, rows)))],
];

const table = parseItem({
  formItemId: 't',
  formItemType: 'dynamic',
  formItemLabel: 't',
  prop: 't',
  children: { column: [{ prop: 'name', formItemId: 'name', formItemType: 'input', formItemLabel: 'name' }] },
});

function namesIn(file: Uint8Array): readonly unknown[] {
  const book = readWorkbook(file, { item: table });
  const read = book.ok ? readRows(table, book.sheet) : null;
  return read?.ok === true ? read.table.rows.map(({ cells }) => cells['name']) : [book];
}

async function fileOf(path: string, query: Record<string, string>, who: TestSession): Promise<Uint8Array> {
  const { rawPayload } = await fair.server.app.inject({
    method: path === calls.downloadPersons.path ? 'POST' : 'GET',
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers: who.headers,
  });
  return rawPayload;
}

/** The names of those listed. */
async function listOf(formId: string, query: Record<string, string>): Promise<readonly string[]> {
  const all = { formId, size: '100', ...query };
  const { data } = await fair.get<PersonsPage>(one, calls.persons.path, all);
  return data.records.map(({ name }) => name);
}

describe.each(ways)('names %s', (_, bring) => {
  let formId = '';
  beforeAll(async () => {
    formId = await bring();
  });

  it('stand in the list as they were meant, and each is found by itself and by its parts', async () => {
    expect((await listOf(formId, {})).toSorted()).toEqual(kept.toSorted());
    for (const [, written, meant = written] of names) {
      expect(await listOf(formId, { name: written })).toContain(meant);
      expect(await listOf(formId, { name: meant })).toContain(meant);
    }
    expect(await listOf(formId, { name: 'dang my linh' })).toEqual(['\u0110\u1eb7ng M\u1ef9 Linh']);
    expect(await listOf(formId, { name: "o'brien" })).toEqual(['O\u2019Brien']);
    expect(await listOf(formId, { name: parts.replaceAll('\u00b7', '\u2022') })).toEqual([parts]);
  });

  it('are what the organiser reads', async () => {
    const { data } = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
      formId,
      size: '100',
    });
    expect(data.total).toBe(names.length);
    const [first] = data.records;
    const path = calls.consoleSubmission.path.replace(':id', first?.id ?? '');
    const detail = await fair.get<{ readonly answers: { readonly name: string } }>(reviewer, path);
    expect(kept).toContain(detail.data.answers.name);
    const info = await fair.get<FormInfo>(one, calls.info.path, { formId, id: first?.id ?? '' });
    expect(kept).toContain(info.data.answers['name']);
  });

  it('stand on badges', async () => {
    const query = { formId, preview: 'true', size: '100' };
    const { data } = await fair.get<PersonBadgesPage>(one, calls.personBadges.path, query);
    expect(data.records.map(({ name }) => name).toSorted()).toEqual(kept.toSorted());
  });

  it.each([
    [
      'the workbook of the exhibitor',
      () => fileOf(calls.downloadPersons.path, { formId, kind: 'list' }, one),
    ],
    ['the workbook of the organiser', () => fileOf(organisers(), { format: 'xlsx' }, reviewer)],
    ['the CSV of the organiser', () => fileOf(organisers(), { format: 'csv' }, reviewer)],
  ] as const)('come back out of %s', async (_file, read) => {
    expect(
      namesIn(await read())
        .map(String)
        .toSorted(),
    ).toEqual(kept.toSorted());
  });

  const organisers = (): string => calls.consoleSubmissionsFile.path.replace(':formId', formId);
});
