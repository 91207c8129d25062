import { calls, limits, type FormEffects, type FormVersions, type PublishedVersion } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Form } from '../forms/index.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition, type TestItem } from '../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let colleague: TestSession;
let company: TestSession;
let other: TestSession;
let form: Form;

let now = new Date('2026-11-21T08:00:00Z');
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
const MINUTE = 60_000;

const text = (prop: string, more: Partial<TestItem> = {}): TestItem => ({
  prop,
  type: 'input',
  original: { label: prop },
  ...more,
});
const rows = (...columns: string[]): TestItem => ({
  prop: 'rows',
  type: 'dynamic',
  original: { children: { column: columns.map((prop) => ({ prop, label: prop, type: 'input' })) } },
});
const began = () => testDefinition([text('a'), text('b'), rows('x', 'y')]);

beforeAll(async () => {
  fair = await openTestFair(() => now);
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  colleague = await fair.person({ role: 'editor', name: '秦未晞' });
  company = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
});
afterAll(() => fair.close());
beforeEach(async () => {
  later(MINUTE);
  form = await createTestForm(fair.server.database, fair.exhibition, began());
});

const at = (path: string): string => path.replace(':formId', form.formId);
let revision = 0;
const save = async (detail: object) => {
  const { data } = await fair.get<{ revision: number }>(editor, at(calls.consoleDraft.path));
  const body = { base: data.revision, detail, step: '改了题目' };
  const saved = await fair.post<{ revision: number }>(editor, at(calls.consoleSaveDraft.path), body);
  revision = saved.data.revision;
  expect(saved.status).toBe(200);
};
const effects = <T = FormEffects>() => fair.post<T>(editor, at(calls.consoleEffects.path), {});
const publish = <T = PublishedVersion>(effectsId: string, who = editor, note = '') =>
  fair.post<T>(who, at(calls.consolePublish.path), { effectsId, note });
const stale = async (effectsId: string, who = editor) => {
  const answer = await publish<Refused>(effectsId, who);
  return [answer.status, answer.data.reason];
};
const submit = async (who: TestSession, answers: Record<string, unknown>) => {
  const answer = await fair.submit(who, form, answers);
  expect(answer.status, JSON.stringify(answer.data)).toBe(200);
  return answer.data.id;
};

describe('console.md §2: what publishing would do', () => {
  it('names what changed, what is lost and what would pass no more', async () => {
    await submit(company, { a: '甲', b: '', rows: [{ x: '1', y: '2' }] });
    const id = await submit(other, { a: '', b: '乙', rows: [{ x: '1', y: '' }] });
    await save(testDefinition([text('a', { required: true }), rows('x')]));
    const { status, data } = await effects();
    expect(status).toBe(200);
    expect([data.version, data.draftRevision, data.counts.wait]).toEqual([1, revision, 2]);
    expect(data.differences.map(({ kind, key }) => [kind, key])).toEqual(
      expect.arrayContaining([
        ['removed', 'formItems/f_b'],
        ['changed', 'formItems/f_a/formItemRequired'],
      ]),
    );
    expect(data.lost.submissions).toBe(2);
    const lost = data.lost.fields.map(({ prop, column, gone, count, examples }) => [
      prop,
      column,
      gone,
      count,
      examples.map(({ name }) => name),
    ]);
    expect(lost).toEqual(
      expect.arrayContaining([
        ['rows', 'y', true, 1, ['A101 有限公司']],
        ['b', null, true, 1, ['A102 有限公司']],
      ]),
    );
    expect(data.failing).toMatchObject({
      submissions: 1,
      fields: [{ prop: 'a', code: 'required', count: 1, examples: [{ submissionId: id, status: 'wait' }] }],
    });
  });

  it.each([
    [{ event: 'add', handler: 'callHome' }, 'unknownHook', { name: 'callHome' }],
    [
      { event: 'add', handler: 'limitByBooth', settings: { rows: 'many' } },
      'badHook',
      { name: 'limitByBooth', setting: 'rows' },
    ],
    [
      { event: 'add', handler: 'requireParent', settings: { prop: 'gone' } },
      'badHook',
      { name: 'requireParent', setting: 'prop' },
    ],
  ])('refuses a rule of rows that nobody knows: %o', async (entry, code, params) => {
    const table = rows('x', 'y');
    await save(
      testDefinition([text('a'), { ...table, original: { ...table.original, eventList: [entry] } }]),
    );
    const { status, data } = await effects<Refused & { problems: unknown[] }>();
    expect([status, data.reason]).toEqual([422, 'DEFINITION_REFUSED']);
    expect(data.problems).toEqual([{ code, formItemId: 'f_rows', params }]);
  });

  it('names answers that the next type cannot read', async () => {
    await submit(company, { a: '甲' });
    await save(testDefinition([{ ...text('a'), type: 'number' }, text('b'), rows('x', 'y')]));
    const { data } = await effects();
    expect(data.lost.fields).toMatchObject([{ prop: 'a', gone: false, count: 1 }]);
    expect(data.failing.fields).toMatchObject([{ prop: 'a', code: 'unreadable' }]);
  });

  it('says nothing of a draft that is not complete yet', async () => {
    form = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([text('a', { required: true }), text('b')]),
    );
    const saved = await fair.submit(company, form, { b: '乙' }, { draft: true });
    expect(saved.status).toBe(200);
    await save(testDefinition([text('a', { required: true }), text('b'), text('c', { required: true })]));
    const { data } = await effects();
    expect([data.counts.draft, data.failing.submissions, data.lost.submissions]).toEqual([1, 0, 0]);
  });

  it('is not made of a draft with problems, which are told', async () => {
    await save(testDefinition([text('a'), text('a')]));
    const refused = await effects<Refused & { problems: unknown[] }>();
    expect([refused.status, refused.data.reason]).toEqual([422, 'DEFINITION_REFUSED']);
    expect(refused.data.problems.length).toBeGreaterThan(0);
  });
});

describe('console.md §2: publishing', () => {
  it('makes the next version, with its note; the portal gives it and tells who has the older one', async () => {
    await save(testDefinition([text('a'), text('b', { original: { label: '新的名字' } }), rows('x', 'y')]));
    const { data } = await effects();
    const published = await publish(data.effectsId, editor, ' b 改名 ');
    expect([published.status, published.data.version]).toEqual([200, 2]);
    const info = await fair.info(company, form.formId);
    expect([info.form.version, JSON.stringify(info.form).includes('新的名字')]).toEqual([2, true]);
    const old = await fair.submit<Refused>(company, form, { a: '甲' });
    expect([old.status, old.data.reason]).toEqual([409, 'FORM_CHANGED']);
    const { versions } = (await fair.get<FormVersions>(editor, at(calls.consoleVersions.path))).data;
    expect(versions.map(({ version, by, note }) => [version, by, note])).toEqual([
      [2, '沈竹溪', 'b 改名'],
      [1, null, ''],
    ]);
    const audit = await scoped(fair.server.database, fair.exhibition)
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'form.publish')
      .execute();
    expect(audit).toMatchObject([{ detail: { change: { version: { from: 1, to: 2 } } } }]);
  });

  it('gives the portal the schemes that its rules made, and not the rules', async () => {
    const detail = testDefinition([text('a'), text('b')]);
    const condition = { formItemId: 'f_a', expression: 'eq', optionValue: '甲' };
    const rules = [{ id: 'r', groups: [[condition]], targets: [{ formItemId: 'f_b' }] }];
    await save({ ...detail, formLogic: { rules } });
    const { data } = await effects();
    expect((await publish(data.effectsId)).status).toBe(200);
    const info = await fair.info(company, form.formId);
    expect(info.form.formLogic).toEqual({
      scheme: [
        {
          triggerList: [{ formItemId: 'f_b', type: 'show' }],
          condition: { relation: 'and', conditionList: [condition] },
        },
      ],
    });
  });

  it('keeps what was handed in under its version, and its state', async () => {
    const id = await submit(company, { a: '甲' });
    await save(testDefinition([text('a', { required: true })]));
    const { data } = await effects();
    expect((await publish(data.effectsId)).data.version).toBe(2);
    const kept = await scoped(fair.server.database, fair.exhibition)
      .selectFrom('submission')
      .innerJoin('revision', 'revision.submission_id', 'submission.submission_id')
      .select(['submission.status', 'revision.version'])
      .where('submission.submission_id', '=', id)
      .execute();
    expect(kept).toEqual([{ status: 'wait', version: 1 }]);
  });

  it('is refused when the draft is another one since', async () => {
    await save(testDefinition([text('a')]));
    const { data } = await effects();
    await save(testDefinition([text('a'), text('c')]));
    expect(await stale(data.effectsId)).toEqual([409, 'EFFECTS_STALE']);
  });

  it('of two at once lets one through, and of two reports the first', async () => {
    await save(testDefinition([text('a')]));
    const [first, second] = [(await effects()).data, (await effects()).data];
    const answers = await Promise.all([
      publish<PublishedVersion & Refused>(first.effectsId),
      publish<PublishedVersion & Refused>(second.effectsId, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { versions } = (await fair.get<FormVersions>(editor, at(calls.consoleVersions.path))).data;
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await stale(second.effectsId)).toEqual([409, 'EFFECTS_STALE']);
  });

  it('is refused after an hour', async () => {
    await save(testDefinition([text('a')]));
    const { data } = await effects();
    // Sessions go on.
    await scoped(fair.server.database, fair.exhibition)
      .updateTable('form_effects')
      .set({ made_at: new Date(now.getTime() - limits.effectsMs) })
      .where('effects_id', '=', data.effectsId)
      .execute();
    expect(await stale(data.effectsId)).toEqual([409, 'EFFECTS_STALE']);
  });

  it('is refused when somebody handed in since what would be lost, and not for other submissions', async () => {
    await save(testDefinition([text('a'), rows('x', 'y')]));
    const { data } = await effects();
    later(1_000);
    await submit(company, { a: '甲', b: '' });
    const second = (await effects()).data;
    later(1_000);
    await submit(other, { a: '甲', b: '乙' });
    expect(await stale(data.effectsId)).toEqual([409, 'EFFECTS_STALE']);
    expect(await stale(second.effectsId)).toEqual([409, 'EFFECTS_STALE']);
    const third = (await effects()).data;
    expect(third.lost.submissions).toBe(1);
    expect((await publish(third.effectsId)).status).toBe(200);
  });

  it('also publishes the first version of a new form', async () => {
    const created = await fair.post<{ formId: string }>(editor, calls.consoleCreateForm.path, {
      code: 'D902',
      group: 'D',
      title: '吊点服务',
    });
    form = { ...form, formId: created.data.formId };
    await save(testDefinition([text('a')]));
    const { data } = await effects();
    expect([data.version, data.lost.submissions]).toEqual([0, 0]);
    expect((await publish(data.effectsId)).data.version).toBe(1);
  });
});

const outside = () => fair.get<{ problems: readonly object[] }>(editor, at(calls.consoleDraftOutside.path));
const hall = (values: readonly string[]) =>
  testDefinition([
    {
      prop: 'hall',
      type: 'radio',
      original: { label: '馆', dicData: values.map((value) => ({ label: value, value })) },
    },
  ]);

describe('console.md §2: what of the settings does not fit the draft', () => {
  it('a limit of an option that the draft does not offer forbids to publish it, and is named', async () => {
    const quotas = [{ prop: 'hall', column: null, option: 'n', limit: 5 }];
    form = await createTestForm(fair.server.database, fair.exhibition, hall(['n', 's']), {
      optionQuotas: quotas,
    });
    await save(hall(['n']));
    expect((await outside()).data.problems).toEqual([]);
    await save(hall(['s']));
    const problems = [{ code: 'quotaGone', label: 'hall', of: 'n' }];
    expect((await outside()).data.problems).toEqual(problems);
    const refused = await effects<Refused & { problems: unknown }>();
    expect([refused.status, refused.data.reason, refused.data.problems]).toEqual([
      422,
      'SETTINGS_REFUSED',
      problems,
    ]);
  });

  it('a form that waits for itself by way of another one is named', async () => {
    const second = await createTestForm(fair.server.database, fair.exhibition, began());
    const wait = (formId: string, after: string) =>
      scoped(fair.server.database, fair.exhibition)
        .updateTable('form')
        .set({ after_form_id: after, after_on: 'submitted' })
        .where('form_id', '=', formId)
        .execute();
    await wait(form.formId, second.formId);
    expect((await outside()).data.problems).toEqual([]);
    await wait(second.formId, form.formId);
    expect((await outside()).data.problems).toMatchObject([{ code: 'afterCircle' }]);
  });
});
