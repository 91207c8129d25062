import { calls, type ConsoleDictionaryName, type FormDraft, type ReadForm } from '@zhantai/contract';
import { readQuestions } from '@zhantai/workbooks/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let formId: string;

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  const detail = testDefinition([{ prop: 'name', type: 'input', original: { label: '名称' } }]);
  ({ formId } = await createTestForm(fair.server.database, fair.exhibition, detail));
});
afterAll(() => fair.close());

const at = (path: string): string => path.replace(':formId', formId);
const read = async <T = ReadForm>(kind: string, content: string) =>
  fair.post<T>(editor, at(calls.consoleReadForm.path), { kind, content });

const faultOf = async (kind: string, content: string) => (await read(kind, content)).data.faults[0];

describe('console.md §2: forms from elsewhere', () => {
  it('are read and change nothing: options of Avue with a line for each thing', async () => {
    const source =
      "export default { column: [{ label: '公司', prop: 'company', change() { return 1 } }, { prop: 'p', type: 'month' }] }";
    const { data } = await read('avue', source);
    expect(data.faults).toEqual([]);
    expect(data.detail?.['formItems']).toHaveLength(2);
    expect(data.report.map(({ outcome, path, code }) => `${outcome} ${path} ${code}`)).toEqual(
      expect.arrayContaining(['left column[0].change code', 'changed column[1].type typeChanged']),
    );
    const draft = await fair.get<FormDraft>(editor, at(calls.consoleDraft.path));
    expect(draft.data.revision).toBe(0);
  });

  it('say why they cannot be read, with the line', async () => {
    expect(await faultOf('avue', '{\n column: [,,\n')).toMatchObject({ code: 'syntax', row: 3 });
    expect(await faultOf('avue', ' '.repeat(1024 * 1024 + 1))).toMatchObject({ code: 'tooLarge' });
    const keys = Array.from({ length: 5_001 }, (_, number) => `k${number}: 1`).join();
    expect(await faultOf('avue', `{ column: [{ ${keys} }] }`)).toMatchObject({ code: 'tooMany' });
    expect(await faultOf('json', '[]')).toMatchObject({ code: 'notJson' });
    expect(await faultOf('json', '{"formItems":1}')).toMatchObject({ code: 'noForm' });
    expect(await faultOf('questions', 'AAAA')).toMatchObject({ code: 'file' });
  });

  it('keep what nobody knows of JSON, and name it; more than a form may have is refused', async () => {
    const item = { formItemId: 'a', formItemType: 'input', formItemLabel: 'A', own: 1 };
    const { data } = await read('json', JSON.stringify({ form: {}, detail: { formItems: [item], rare: 2 } }));
    expect(data.detail).toEqual({ formItems: [item], rare: 2 });
    expect(data.report.map(({ path, code }) => `${path} ${code}`)).toEqual([
      ' taken',
      'rare unknownKept',
      'formItems[0].own unknownKept',
      'form notKnown',
    ]);
    const many = { formItems: Array.from({ length: 501 }, () => item) };
    expect(await read<Refused>('json', JSON.stringify(many))).toMatchObject({
      data: { reason: 'LIMIT_REACHED' },
    });
  });

  it('go out as a list of questions that can be read again', async () => {
    const response = await fair.server.app.inject({
      method: 'GET',
      url: at(calls.consoleQuestions.path),
      headers: editor.headers,
    });
    expect(response.statusCode).toBe(200);
    const again = readQuestions(response.rawPayload);
    expect('faults' in again ? again.faults : again.detail['formItems']).toMatchObject([
      { formItemType: 'input', formItemLabel: 'name' },
    ]);
    const { data } = await read('questions', response.rawPayload.toString('base64'));
    expect(data.detail?.['formItems']).toHaveLength(1);
  });

  it('choose from dictionaries, each with what filters it', async () => {
    const { data } = await fair.get<ConsoleDictionaryName[]>(editor, calls.consoleDictionaries.path);
    const codes = data.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['country', 'trade', 'units']));
    expect(codes).toEqual(codes.toSorted());
  });
});
