import {
  calls,
  type ConsoleForm,
  type ConsoleFormSettings,
  type FormApplies,
  type FormReferences,
  type SubmitAnswer,
  type TagForms,
} from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { rebuildObligations } from '../obligations/index.ts';

let fair: TestFair;
let editor: TestSession;
let admin: TestSession;
let exhibitor: TestSession;
const now = () => new Date('2027-03-01T02:00:00Z');

beforeAll(async () => {
  fair = await openTestFair(now);
  editor = await fair.person({ role: 'editor' });
  admin = await fair.person({ role: 'admin' });
  exhibitor = await fair.exhibitor('A101');
  await fair.exhibitor('A102');
});
afterAll(() => fair.close());

const after = ({ formId }: { readonly formId: string }) => ({ formId, on: 'submitted' });
const definition = testDefinition([{ prop: 'note', type: 'input' }]);
const form = () => createTestForm(fair.server.database, fair.exhibition, definition);
const at = (path: string, formId: string) => path.replace(':formId', formId);
const change = <T = ConsoleFormSettings>(formId: string, from: unknown, to: unknown) =>
  fair.post<T>(editor, at(calls.consoleChangeForm.path, formId), { change: { after: { from, to } } });
const listed = async () =>
  (await fair.get<TagForms[]>(exhibitor, calls.tagFormList.path)).data.flatMap(({ forms }) =>
    forms.map(({ formId }) => formId),
  );
const info = <T = unknown>(formId: string) => fair.get<T>(exhibitor, calls.info.path, { formId });
const counted = async (formId: string) => {
  await rebuildObligations(fair.server.database, now);
  const { data } = await fair.get<ConsoleForm[]>(editor, calls.consoleForms.path);
  const found = data.find((one) => one.formId === formId);
  return found === undefined ? null : [found.applies, found.counts.none];
};

it('a form after another one is neither listed, owed nor counted before that is adopted', async () => {
  const [first, second] = [await form(), await form()];
  expect(await listed()).toEqual(expect.arrayContaining([first.formId, second.formId]));
  expect(await counted(second.formId)).toEqual([2, 2]);
  const adopting = { formId: first.formId, on: 'adopted' };
  const saved = await change(second.formId, null, adopting);
  expect(saved.data.settings.after, JSON.stringify(saved)).toEqual(adopting);
  expect(await listed()).not.toContain(second.formId);
  expect(await counted(second.formId)).toEqual([0, 0]);
  const refused = await info<Refused & { readonly formId: string }>(second.formId);
  expect([refused.status, refused.data.reason, refused.data.formId]).toEqual([
    403,
    'FORM_COMES_AFTER',
    first.formId,
  ]);

  const { formId, formType } = first;
  const submitted = await fair.post<SubmitAnswer>(exhibitor, calls.submit.path, {
    formId,
    formType,
    version: 1,
    revision: 0,
    answers: { note: 'x' },
  });
  expect(await listed()).not.toContain(second.formId);
  const { id, revision } = submitted.data;
  const adopted = await fair.post(admin, calls.consoleAdopt.path.replace(':id', id), { revision });
  expect(adopted.status, JSON.stringify(adopted)).toBe(200);
  expect(await listed()).toContain(second.formId);
  expect((await info(second.formId)).status).toBe(200);
  expect(await counted(second.formId)).toEqual([1, 1]);

  const applies = await fair.post<FormApplies>(editor, at(calls.consoleFormApplies.path, second.formId), {
    audience: { roles: ['exhibitor'], boothTypes: [], tags: [], notTags: [] },
  });
  expect(applies.data).toMatchObject({ before: 1, after: 2 });
});

it('forms do not wait for each other, nor for one that is not there', async () => {
  const [one, two, three] = [await form(), await form(), await form()];
  await change(two.formId, null, after(one));
  await change(three.formId, null, after(two));
  const circle = await change<Refused>(one.formId, null, after(three));
  expect([circle.status, circle.data.reason]).toEqual([409, 'FORM_CIRCLE']);
  expect((await change<Refused>(one.formId, null, after(one))).data.reason).toBe('FORM_CIRCLE');
  expect((await change(one.formId, null, { formId: 'nothing', on: 'submitted' })).status).toBe(404);
  const away = await fair.post<Refused & FormReferences>(
    editor,
    at(calls.consolePutFormAway.path, two.formId),
    {},
  );
  expect(away.data).toMatchObject({
    reason: 'FORM_IN_USE',
    references: [{ kind: 'after', id: three.formId, name: three.formCode }],
  });
});
