import { calls, type FileRecord, type ImportConfig } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { ownerKey } from '../files/index.ts';
import { createTestForm, testDefinition, type TestItem } from '../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';
import type { Form } from './index.ts';

let fair: TestFair;
let one: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101');
});
afterAll(() => fair.close());

const table = (prop: string, original: Record<string, unknown>): TestItem => ({
  prop,
  type: 'dynamic',
  original: { children: { column: [{ prop: 'name', type: 'input', label: 'name' }] }, ...original },
});
const makeForm = (...items: readonly TestItem[]): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, testDefinition(items));
const configs = async ({ formId }: Form, who = one): Promise<readonly ImportConfig[]> =>
  (await fair.get<readonly ImportConfig[]>(who, calls.importConfigs.path, { formId })).data;

describe('wire.md §4: wditformimportconfig/list', () => {
  it('tells how rows come into every sub-table', async () => {
    const form = await makeForm(
      { prop: 'name', type: 'input', original: { isImport: 2 } },
      table('plain', {}),
      table('rows', { isImport: 2, importWay: 2, isImportOnly: '2' }),
    );
    const made = (formItemId: string) =>
      `${calls.downloadTemplate.path}?formId=${form.formId}&formItemId=${formItemId}`;
    const none = { type: 2, isImport: 1, isImportOnly: 1, importWay: 1 };
    expect(await configs(form)).toEqual([
      { ...none, formItemId: 'f_plain', templateUrl: made('f_plain') },
      {
        ...none,
        formItemId: 'f_rows',
        isImport: 2,
        isImportOnly: 2,
        importWay: 2,
        templateUrl: made('f_rows'),
      },
    ]);
    expect((await fair.get(one, calls.importConfigs.path, { formId: 'nothing' })).status).toBe(404);
    expect((await fair.get(one, calls.importConfigs.path)).status).toBe(400);
  });

  it('names a template only if it is a file that staff keep here, by a link that opens', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    const upload = async (): Promise<string> =>
      (await fair.upload<FileRecord>(one, { name: 't.pdf', content: pdf })).data.id;
    const [theirs, staffs] = [await upload(), await upload()];
    const editor = await fair.person({ role: 'editor' });
    await fair.server.database
      .updateTable('file')
      .set({ owner_key: ownerKey({ kind: 'account', accountId: editor.account.accountId }) })
      .where('file_id', '=', staffs)
      .execute();
    const urls = [
      `/api/files/${staffs}`,
      `/api/files/${theirs}`,
      'https://elsewhere.example/t.xlsx',
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      `//elsewhere.example/api/files/${staffs}`,
      `/api/files/${staffs}/../../secret`,
      '/api/files/00000000-0000-0000-0000-000000000000',
    ];
    const form = await makeForm(
      ...urls.map((templateUrl, index) => table(`t${index}`, { isImport: 2, templateUrl })),
    );
    const [first, ...others] = (await configs(form)).map(({ templateUrl }) => templateUrl);
    expect(first).toMatch(/^\/api\/files\/[0-9a-f-]{36}\?expires=\d+&signature=/);
    expect((await fair.server.app.inject({ url: first ?? '' })).statusCode).toBe(200);
    for (const other of others)
      expect(other).toMatch(new RegExp(`^${calls.downloadTemplate.path}\\?formId=`));
  });

  it('has no download yet', async () => {
    const path = calls.importConfigs.path.replace('/list', '/downLoad');
    expect((await fair.post(one, path, { url: 'https://elsewhere.example' })).status).toBe(404);
  });
});
