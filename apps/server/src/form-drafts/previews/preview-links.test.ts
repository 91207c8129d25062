import { calls, limits, type FormPreview, type OpenPreview, type ShortLinkAnswer } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { clientHeaders } from '../../exhibitions/testing.ts';
import type { Form } from '../../forms/index.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';

let now = new Date('2026-11-21T08:00:00Z');
let fair: TestFair;
let editor: TestSession;
let form: Form;

const formOf = (label: string) =>
  testDefinition([
    { prop: 'a', type: 'input', original: { label } },
    { prop: 'b', type: 'input', original: { label: 'b' } },
  ]);

beforeAll(async () => {
  fair = await openTestFair(() => now);
});
afterAll(() => fair.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  await signIn();
  form = await createTestForm(fair.server.database, fair.exhibition, formOf('旧题'));
});
/** Sessions end with the hours that pass here. */
const signIn = async () => {
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
};

const at = (path: string, more: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ formId: form.formId, ...more }).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, value),
    path,
  );
const save = async (detail: object) => {
  const { data } = await fair.get<{ revision: number }>(editor, at(calls.consoleDraft.path));
  const body = { base: data.revision, detail, step: '改了题目' };
  expect((await fair.post(editor, at(calls.consoleSaveDraft.path), body)).status).toBe(200);
};
const make = () => fair.post<FormPreview>(editor, at(calls.consoleMakePreview.path), {});
const list = async () =>
  (await fair.get<{ previews: FormPreview[] }>(editor, at(calls.consolePreviews.path))).data.previews;
async function open<T>(path: string, ticket = ''): Promise<Answer<T>> {
  const headers = { ...clientHeaders(fair.exhibition), ...(ticket === '' ? {} : { ticket }) };
  const answer = await fair.server.app.inject({ method: 'GET', url: path, headers });
  return { ...answer.json<Answer<T>>(), status: answer.statusCode };
}
const exchange = (link: string) =>
  open<ShortLinkAnswer>(calls.shortLink.path.replace(':code', /code=([\w-]+)/.exec(link)?.[1] ?? ''));
const show = async (link: string) => {
  const { data } = await exchange(link);
  expect(data.path).toBe('/preview');
  return open<OpenPreview>(calls.openPreview.path, data.ticket);
};

it('shows the draft as it stood when the link was made, to whoever has it, without rules and for seven days', async () => {
  const rules = [
    {
      id: 'r',
      groups: [[{ formItemId: 'f_a', expression: 'eq', optionValue: 'x' }]],
      targets: [{ formItemId: 'f_b' }],
    },
  ];
  await save({ ...formOf('新题'), formLogic: { rules, scheme: [] } });
  const { data: made, status } = await make();
  expect(status).toBe(200);
  expect(made.by).toBe('沈竹溪');
  await save(formOf('更新的题'));
  const shown = await show(made.link);
  expect(shown.status).toBe(200);
  expect(shown.data.code).toBe(form.formCode);
  const text = JSON.stringify(shown.data.detail);
  expect(text).toContain('新题');
  expect(text).not.toContain('更新的题');
  expect(shown.data.detail['formLogic']).toMatchObject({
    scheme: [{ triggerList: [{ formItemId: 'f_b' }] }],
  });
  expect(text).not.toContain('"rules":[{"id":"r"');
  now = new Date(now.getTime() + limits.formPreviewLifeMs);
  await signIn();
  expect((await exchange(made.link)).status).not.toBe(200);
  expect(await list()).toEqual([]);
});

it('shows nothing once it was withdrawn, also to whoever has it open', async () => {
  const { data: made } = await make();
  const { data } = await exchange(made.link);
  expect((await list()).map(({ id }) => id)).toEqual([made.id]);
  const path = at(calls.consoleWithdrawPreview.path, { previewId: made.id });
  expect((await fair.post(editor, path, {})).status).toBe(200);
  expect((await open<Refused>(calls.openPreview.path, data.ticket)).data.reason).toBe('TICKET_SPENT');
  expect((await exchange(made.link)).status).not.toBe(200);
  expect(await list()).toEqual([]);
  expect((await fair.post(editor, path, {})).status).toBe(200);
});

it('a link of one form cannot be withdrawn by the address of another one', async () => {
  const { data: made } = await make();
  form = await createTestForm(fair.server.database, fair.exhibition, formOf('别的'));
  const path = at(calls.consoleWithdrawPreview.path, { previewId: made.id });
  await fair.post(editor, path, {});
  expect((await show(made.link)).status).toBe(200);
});
