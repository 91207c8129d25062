import {
  calls,
  type BinnedForm,
  type ConsoleForm,
  type ConsoleFormSettings,
  type CreatedForm,
  type FormReferences,
  type OrderedForms,
  type SubmissionDetail,
  type SubmissionsPage,
  type TagForms,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let reviewer: TestSession;
let exhibitor: TestSession;
let now = new Date('2027-03-01T02:00:00Z');

beforeAll(async () => {
  fair = await openTestFair(() => now);
  editor = await fair.person({ role: 'editor', name: '秦未晞' });
  reviewer = await fair.person({ role: 'reviewer' });
  exhibitor = await fair.exhibitor('A101');
});
afterAll(() => fair.close());

const definition = testDefinition([{ prop: 'note', type: 'input' }]);
const form = (changes: Partial<Form> = {}, of = definition) =>
  createTestForm(fair.server.database, fair.exhibition, of, changes);
const at = (path: string, formId: string) => path.replace(':formId', formId);
const putAway = <T = ConsoleFormSettings>(formId: string, body: object = {}) =>
  fair.post<T>(editor, at(calls.consolePutFormAway.path, formId), body);
const putBack = <T = ConsoleFormSettings>(formId: string, body: object = {}) =>
  fair.post<T>(editor, at(calls.consolePutFormBack.path, formId), body);
const listed = async (query: Record<string, string> = {}) =>
  (await fair.get<ConsoleForm[]>(editor, calls.consoleForms.path, query)).data.map(({ formId }) => formId);
const ofPortal = async () =>
  (await fair.get<TagForms[]>(exhibitor, calls.tagFormList.path)).data.flatMap(({ forms }) =>
    forms.map(({ formId }) => formId),
  );

const order = <T = OrderedForms>(moves: readonly object[]) =>
  fair.post<T>(editor, calls.consoleOrderForms.path, { moves });
const move = (formId: string, from: readonly [string, number], to: readonly [string, number]) => ({
  formId,
  change: { group: { from: from[0], to: to[0] }, sort: { from: from[1], to: to[1] } },
});
const create = async (body: object) =>
  (
    await fair.post<CreatedForm>(editor, calls.consoleCreateForm.path, {
      group: 'F',
      title: '误建的表',
      ...body,
    })
  ).data.formId;
const remove = <T = BinnedForm[]>(formId: string) =>
  fair.post<T>(editor, at(calls.consoleDeleteForm.path, formId), {});
const restore = <T = ConsoleFormSettings>(formId: string) =>
  fair.post<T>(editor, at(calls.consoleRestoreForm.path, formId), {});
const bin = async () =>
  (await fair.get<BinnedForm[]>(editor, calls.consoleFormBin.path)).data.map(({ formId }) => formId);

describe('a form that is put away', () => {
  it('is gone for the portal and in lists, and what was handed in is read and decided', async () => {
    const { formId, formType } = await form({ review: true });
    const submitted = await fair.post(exhibitor, calls.submit.path, {
      formId,
      formType,
      version: 1,
      revision: 0,
      answers: { note: 'x' },
    });
    expect(submitted.status, JSON.stringify(submitted)).toBe(200);
    expect(await ofPortal()).toContain(formId);

    const away = await putAway(formId);
    expect(away.data.putAwayAt).toBe('2027-03-01 10:00:00');
    expect(await ofPortal()).not.toContain(formId);
    expect((await fair.get(exhibitor, calls.info.path, { formId })).status).toBe(404);
    expect(await listed()).not.toContain(formId);
    expect(await listed({ putAway: 'true' })).toContain(formId);

    const { data: page } = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
      formId,
    });
    const [row] = page.records;
    if (row === undefined) throw new Error('The submission is not listed.');
    const read = await fair.get<SubmissionDetail>(
      reviewer,
      calls.consoleSubmission.path.replace(':id', row.id),
    );
    expect(read.status).toBe(200);
    const adopted = await fair.post(reviewer, calls.consoleAdopt.path.replace(':id', row.id), {
      revision: row.revision,
    });
    expect(adopted.status, JSON.stringify(adopted)).toBe(200);

    expect((await putBack(formId)).data.putAwayAt).toBeNull();
    expect(await ofPortal()).toContain(formId);
  });

  it('that another one reads is put away only by who has seen so', async () => {
    const { formId, formType } = await form({ formType: '977', pageKey: 'read_by_another' });
    const reader = await form(
      {},
      testDefinition([{ prop: 'note', type: 'input', original: { preValue: `\${form.${formType}.note}` } }]),
    );
    const refused = await putAway<Refused & FormReferences>(formId);
    expect([refused.status, refused.data.reason]).toEqual([409, 'FORM_IN_USE']);
    expect(refused.data).toMatchObject({
      count: 1,
      references: [{ kind: 'expression', id: reader.formId, name: reader.formCode }],
    });
    expect((await putAway(formId, { seen: 1 })).status).toBe(200);
    // Whoever puts away what is put away changes nothing.
    expect((await putAway(formId)).status).toBe(200);
  });

  it('gives its code and page key free, and comes back under others', async () => {
    const { formId, formCode } = await form({ formCode: 'P1', pageKey: 'key_of_p1' });
    await putAway(formId);
    const other = await form({ formCode, pageKey: 'key_of_p1' });
    expect((await putBack<Refused>(formId)).data.reason).toBe('FORM_CODE_TAKEN');
    expect((await putBack<Refused>(formId, { code: 'P2' })).data.reason).toBe('PAGE_KEY_TAKEN');
    const back = await putBack(formId, { code: 'P2', pageKey: 'key_of_p2' });
    expect(back.data).toMatchObject({ pageKey: 'key_of_p2', settings: { code: 'P2' } });
    expect(await listed()).toEqual(expect.arrayContaining([formId, other.formId]));
  });
});

describe('the order of forms', () => {
  it('changes within and between groups, for the portal too, and not where somebody was faster', async () => {
    const [one, two] = [
      await form({ formGroup: 'Y', sort: 1, formCode: 'Y1' }),
      await form({ formGroup: 'Y', sort: 2, formCode: 'Y2' }),
    ];
    const inOrder = async () => (await ofPortal()).filter((id) => id === one.formId || id === two.formId);
    expect(await inOrder()).toEqual([one.formId, two.formId]);
    const swapped = [move(one.formId, ['Y', 1], ['Y', 2]), move(two.formId, ['Y', 2], ['Y', 1])];
    expect((await order(swapped)).data).toEqual({ moved: 2 });
    expect(await inOrder()).toEqual([two.formId, one.formId]);
    expect((await order(swapped)).data).toEqual({ moved: 0 });
    const late = await order<Refused>([
      move(two.formId, ['Y', 1], ['Z', 1]),
      move(one.formId, ['Y', 1], ['Y', 3]),
    ]);
    expect([late.status, late.data.reason]).toEqual([409, 'THING_CHANGED']);
    expect(await inOrder()).toEqual([two.formId, one.formId]);
    await order([move(two.formId, ['Y', 1], ['Z', 1])]);
    expect(await inOrder()).toEqual([one.formId, two.formId]);
  });
});

describe('the bin', () => {
  it('holds a form that was never published for 30 days, and gives it back as it was', async () => {
    const formId = await create({ code: 'D1' });
    const before = await fair.get<ConsoleFormSettings>(editor, at(calls.consoleFormSettings.path, formId));
    const deleted = await remove(formId);
    expect(deleted.data, JSON.stringify(deleted)).toMatchObject([
      { formId, code: 'D1', title: '误建的表', by: '秦未晞', until: '2027-03-31 10:00:00' },
    ]);
    expect(await listed()).not.toContain(formId);
    expect((await remove(formId)).status).toBe(404);
    expect((await restore(formId)).data.settings).toEqual(before.data.settings);
    expect(await bin()).toEqual([]);
  });

  it('refuses a form with a version, and names what refers to it', async () => {
    const { formId } = await form();
    const refused = await remove<Refused & FormReferences>(formId);
    expect([refused.status, refused.data.reason]).toEqual([409, 'FORM_IN_USE']);
    expect(refused.data).toMatchObject({ count: 1, references: [{ kind: 'version', name: '1' }] });
  });

  it('restores none whose code was taken meanwhile, and none after 30 days', async () => {
    const formId = await create({ code: 'D2' });
    await remove(formId);
    const other = await create({ code: 'd2' });
    expect((await restore<Refused>(formId)).data.reason).toBe('FORM_CODE_TAKEN');
    expect(await bin()).toContain(formId);
    await remove(other);
    now = new Date('2027-04-01T02:00:00Z');
    editor = await fair.person({ role: 'editor' });
    expect(await bin()).toEqual([]);
    expect((await restore(formId)).status).toBe(404);
  });
});
