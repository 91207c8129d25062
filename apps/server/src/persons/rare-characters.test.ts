import {
  calls,
  formTypeCodes,
  type FormInfo,
  type PersonsPage,
  type SubmissionDetail,
  type SubmissionsPage,
  type SubmitAnswer,
} from '@zhantai/contract';
import { readRows, readWorkbook } from '@zhantai/workbooks/read';
import { parseItem } from '@zhantai/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { decodeContent, encodeContent } from '../badges/testing.ts';
import { recordAudit } from '../audit/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';

/** As people are called: beyond 16 bits, of no block with the others, with a chosen shape, joined, accented. */
const names = [
  '\u{20bb7}\u91ce\u5bb6',
  '\u3007\u4e00',
  '\u3402\u660e',
  '\u845b\u{e0100}\u57ce',
  'Jos\u00e9',
  'O\u2019Brien',
  '\u{1f469}\u{1f3fd}\u200d\u{1f4bb}',
  '\u{30000}\u4e70\u00b7\u963f',
];

let fair: TestFair;
let one: TestSession;
let reviewer: TestSession;
let form: Form;
const ids: string[] = [];

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('\u{20bb7}1');
  reviewer = await fair.person({ role: 'reviewer' });
  form = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([
      { prop: 'name', type: 'input', required: true, original: { maxLength: 8 } },
      { prop: 'memo', type: 'textarea' },
    ]),
    {
      formType: formTypeCodes.exhibitorPersion,
      submissions: 'many',
      title: { 'zh-Hans': '\u{20bb7}\u3402', en: '\u{20bb7}\u3402' },
    },
  );
  for (const name of names) {
    const answers = { name, memo: names.join('\n') };
    const { status, data } = await fair.post<SubmitAnswer>(one, calls.personSubmit.path, {
      formId: form.formId,
      version: 1,
      revision: 0,
      answers,
    });
    expect(status).toBe(200);
    ids.push(data.id);
  }
});
afterAll(() => fair.close());

const persons = async (query: Record<string, string>): Promise<readonly string[]> =>
  (await fair.get<PersonsPage>(one, calls.persons.path, query)).data.records.map(({ name }) => name);

it('what is handed in is read as it was written, and a list finds it by the whole name and by a part', async () => {
  for (const [at, name] of names.entries()) {
    const info = await fair.get<FormInfo>(one, calls.info.path, { formId: form.formId, id: ids[at] ?? '' });
    expect(info.data.answers).toEqual({ name, memo: names.join('\n') });
    expect(await persons({ name })).toEqual([name]);
    const [first = ''] = Array.from(name);
    expect(await persons({ name: first })).toContain(name);
  }
  expect(await persons({ name: '\u845b\u57ce' })).toEqual([names[3]]);
  expect(await persons({ name: 'JOSE' })).toEqual(['Jos\u00e9']);
  expect(await persons({ name: "o'brien" })).toEqual(['O\u2019Brien']);
});

it('lists sort them in one order, forwards, backwards and page by page', async () => {
  const forwards = await persons({ ascs: 'name' });
  expect([...forwards].sort()).toEqual([...names].sort());
  expect(await persons({ descs: 'name' })).toEqual(forwards.toReversed());
  const pages: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    pages.push(...(await persons({ ascs: 'name', size: '2', current: String(page) })));
  }
  expect(pages).toEqual(forwards);
});

it('the organiser finds the company, reads the names, and what is decided says them', async () => {
  const list = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
    search: '\u{20bb7}1',
  });
  expect(list.data.total).toBe(names.length);
  const [id = ''] = ids;
  const reason = `\u{20bb7}\u3402\u{1f469}\u200d\u{1f4bb} O\u2019Brien`;
  const path = calls.consoleReject.path.replace(':id', id);
  expect((await fair.post(reviewer, path, { revision: 1, reason, comments: [] })).status).toBe(200);
  const detail = await fair.get<SubmissionDetail>(reviewer, calls.consoleSubmission.path.replace(':id', id));
  expect(detail.data.answers).toMatchObject({ name: names[0] });
  expect(JSON.stringify(detail.data)).toContain(reason);
  const info = await fair.get<FormInfo>(one, calls.info.path, { formId: form.formId, id });
  expect(info.data.reason).toBe(reason);
});

const column = (label: string) => ({
  prop: label,
  formItemId: label,
  formItemType: 'input',
  formItemLabel: label,
});

it('the files of exhibitor and organiser hold them, opened again', async () => {
  const table = parseItem({
    formItemId: 't',
    formItemType: 'dynamic',
    formItemLabel: 't',
    prop: 't',
    children: { column: [column('name'), column('memo')] },
  });
  const namesOf = (bytes: Uint8Array): readonly unknown[] => {
    const book = readWorkbook(bytes, { item: table });
    const read = book.ok ? readRows(table, book.sheet) : null;
    return read?.ok === true ? read.table.rows.map(({ cells }) => cells['name']) : [book];
  };
  const own = await fair.server.app.inject({
    method: 'POST',
    url: `${calls.downloadPersons.path}?${new URLSearchParams({ formId: form.formId, kind: 'list' }).toString()}`,
    headers: one.headers,
  });
  const exported = namesOf(own.rawPayload);
  expect(exported).toHaveLength(names.length);
  expect(exported).toEqual(expect.arrayContaining(names));
  const path = calls.consoleSubmissionsFile.path.replace(':formId', form.formId);
  const theirs = async (format: string) => {
    const search = new URLSearchParams({ format }).toString();
    return fair.server.app.inject({ url: `${path}?${search}`, headers: reviewer.headers });
  };
  const book = await theirs('xlsx');
  expect(decodeURIComponent(String(book.headers['content-disposition']))).toContain('\u{20bb7}\u3402');
  expect(namesOf(book.rawPayload)).toEqual(expect.arrayContaining(names));
  expect(namesOf((await theirs('csv')).rawPayload)).toEqual(expect.arrayContaining(names));
});

it('a badge bears them, and the audit keeps them', async () => {
  for (const name of names) {
    expect(decodeContent(encodeContent({ kind: 'person', id: 'p-1', name }))).toMatchObject({ name });
  }
  const { database } = fair.server;
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      tenantId: fair.exhibition.tenantId,
      exhibitionId: fair.exhibition.exhibitionId,
      actor: { kind: 'account', accountId: one.account.accountId },
      action: 'person.export',
      thing: { kind: 'form', id: 'rare' },
      detail: { names },
      origin: { address: '127.0.0.1', requestId: 'r1' },
    }),
  );
  const entry = await database
    .selectFrom('audit')
    .select('detail')
    .where('thing_id', '=', 'rare')
    .executeTakeFirstOrThrow();
  expect(entry.detail).toEqual({ names });
});
