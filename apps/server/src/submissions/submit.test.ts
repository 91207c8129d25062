import { createHash } from 'node:crypto';
import { calls, type AnswersRefused, type FormChanged, type StaleRevision } from '@zhantai/contract';
import { canonicalize } from 'json-canonicalize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { type Form } from '../forms/index.ts';
import { publishVersion } from '../forms/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, TestFair, type Refused } from '../http/testing/test-fair.ts';

const definition = testDefinition(
  [
    { prop: 'name', type: 'input', required: true },
    {
      prop: 'origin',
      type: 'radio',
      original: {
        dicData: [
          { value: 'cn', label: 'CN' },
          { value: 'os', label: 'OS' },
        ],
      },
    },
    { prop: 'code', type: 'input', required: true, original: { rules: [{ pattern: '/^[A-Z]{3}$/' }] } },
    { prop: 'area', type: 'number', original: { readonly: true, preValue: { expression: '${booth.area}' } } },
    { prop: 'count', type: 'number' },
  ],
  [['code', 'origin', 'cn']],
);

let fair: TestFair;
let one: TestSession;
let other: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
});
afterAll(() => fair.close());

const makeForm = (changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, definition, changes);

describe('wire.md §3: drafts', () => {
  it('are kept as typed, overwrite each other and count as saves', async () => {
    const form = await makeForm();
    const typed = { name: '', count: '12' };
    const first = await fair.submit(one, form, typed, { draft: true });
    expect([first.status, first.data.revision, first.data.status]).toEqual([200, 1, 'draft']);
    const second = await fair.submit(one, form, { ...typed, name: '甲' }, { draft: true, revision: 1 });
    expect(second.data).toMatchObject({ id: first.data.id, revision: 2, status: 'draft' });
    const info = await fair.info(one, form.formId);
    expect(info).toMatchObject({
      answers: { ...typed, name: '甲' },
      revision: 2,
      status: 'draft',
      hasDraft: true,
      submitted: null,
    });
    expect(
      await fair.server.database
        .selectFrom('audit')
        .selectAll()
        .where('action', 'like', 'submission.%')
        .execute(),
    ).toEqual([]);
  });

  it('are refused only for what cannot be read', async () => {
    const form = await makeForm();
    const refused = await fair.submit<AnswersRefused>(one, form, { count: { much: 1 } }, { draft: true });
    expect([refused.status, refused.data.problems.map(({ prop, code }) => [prop, code])]).toEqual([
      422,
      [['count', 'unreadable']],
    ]);
    expect((await fair.submit(one, form, { code: 'wrong', origin: 'cn' }, { draft: true })).status).toBe(200);
  });

  it('are refused with what no version of the form asks for, as a submission is', async () => {
    const form = await makeForm();
    for (const draft of [true, false]) {
      const refused = await fair.submit<Refused>(one, form, { name: '甲', never: 'x' }, { draft });
      expect([refused.status, refused.data.reason, refused.data['fields']]).toEqual([
        400,
        'UNKNOWN_FIELD',
        ['never'],
      ]);
    }
    expect((await fair.info(one, form.formId)).status).toBe('none');
  });

  it('keep what an earlier version requested, whatever was typed into it and wherever it was kept', async () => {
    const before = testDefinition([
      { prop: 'name', type: 'input' },
      { prop: 'gone', type: 'input' },
    ]);
    const form = await createTestForm(fair.server.database, fair.exhibition, before);
    const { formId } = form;
    const between = testDefinition([{ prop: 'name', type: 'input' }]);
    await publishVersion(fair.server.database, fair.exhibition, formId, between, null);
    await publishVersion(fair.server.database, fair.exhibition, formId, definition, null);
    // Typed without network, and sent only now.
    const typed = { name: '甲', gone: 'kept' };
    expect((await fair.submit(one, form, typed, { draft: true, version: 3 })).status).toBe(200);
    expect((await fair.info(one, formId)).answers).toMatchObject(typed);
    const refused = await fair.submit<Refused>(one, form, typed, { version: 3, revision: 1 });
    expect([refused.status, refused.data.reason]).toEqual([400, 'UNKNOWN_FIELD']);
  });

  it('are for nobody without a form or whom it is for, and refused', async () => {
    const form = await makeForm();
    const carried = await makeForm({
      formType: '201',
      audience: { roles: ['exhibitor', 'transport'], boothTypes: [], tags: [], notTags: [] },
    });
    const ofMedia = await makeForm({ audience: { roles: ['media'], boothTypes: [], tags: [], notTags: [] } });
    const [carrier, press] = [await fair.person({ role: 'transport' }), await fair.person({ role: 'media' })];
    const draft = { draft: true };
    const tried = [
      await fair.submit<Refused>(one, { ...form, formId: 'none' }, {}, draft),
      await fair.submit<Refused>(one, { ...form, formId: '' }, {}, draft),
      await fair.submit<Refused>(one, { ...form, formType: '4' }, {}, draft),
      await fair.submit<Refused>(one, ofMedia, {}, draft),
      await fair.submit<Refused>(press, form, {}, draft),
      await fair.submit<Refused>(one, form, {}, { ...draft, exhibitorId: 'A102' }),
      await fair.submit<Refused>(one, form, {}, { ...draft, exhibitorId: '' }),
      // A transport supplier fills in for its clients, never for itself.
      await fair.submit<Refused>(carrier, carried, {}, draft),
      await fair.submit<Refused>(carrier, carried, {}, { ...draft, exhibitorId: 'A101' }),
      await fair.submit<Refused>(carrier, carried, {}, { ...draft, exhibitorId: 'nobody' }),
    ];
    expect(tried.map(({ status, data }) => [status, data.reason])).toEqual([
      [404, 'NOT_FOUND'],
      [400, 'BAD_REQUEST'],
      [404, 'NOT_FOUND'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
    ]);
    const begun = await fair.server.database
      .selectFrom('submission')
      .select('form_id')
      .where('form_id', 'in', [form.formId, carried.formId, ofMedia.formId])
      .execute();
    expect(begun).toEqual([]);
  });

  it.each(['12,5', '1e5'])('keep %j where a number belongs, and a submission refuses it', async (count) => {
    const form = await makeForm();
    const typed = { name: '甲', count };
    expect((await fair.submit(one, form, typed, { draft: true })).status).toBe(200);
    expect((await fair.info(one, form.formId)).answers).toMatchObject(typed);
    const refused = await fair.submit<AnswersRefused>(one, form, typed, { revision: 1 });
    expect([refused.status, refused.data.problems.map(({ prop, code }) => [prop, code])]).toMatchObject([
      422,
      expect.arrayContaining([['count', 'unreadable']]),
    ]);
  });

  it('of two tabs the second is told who saved what', async () => {
    const form = await makeForm();
    await fair.submit(one, form, { name: 'tab 1' }, { draft: true });
    const stale = await fair.submit<StaleRevision>(one, form, { name: 'tab 2' }, { draft: true });
    expect(stale.status).toBe(409);
    expect(stale.data).toMatchObject({
      reason: 'STALE_REVISION',
      revision: 1,
      savedBy: 'A101 联系人',
      draft: true,
      answers: { name: 'tab 1' },
    });
    expect(stale.data.savedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('can be discarded, and then nothing was begun', async () => {
    const form = await makeForm();
    await fair.submit(one, form, { name: '甲' }, { draft: true });
    const { formId } = form;
    const gone = await fair.post(one, calls.discardDraft.path, { formId, revision: 1 });
    expect([gone.status, gone.data]).toMatchObject([200, { status: 'none', hasDraft: false, revision: 2 }]);
    expect((await fair.info(one, formId)).answers).toEqual({});
    expect((await fair.post(one, calls.discardDraft.path, { formId, revision: 2 })).status).toBe(404);
    expect((await fair.submit(one, form, { name: '乙' }, { draft: true, revision: 2 })).data.revision).toBe(
      3,
    );
  });

  it('hold whatever text a database cannot', async () => {
    const form = await makeForm();
    expect(
      (await fair.submit(one, form, { name: 'a\0b\uD800c😀', 'count\0': 1 }, { draft: true })).status,
    ).toBe(200);
    expect((await fair.info(one, form.formId)).answers).toEqual({ name: 'ab\uFFFDc😀', count: 1 });
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const payload = `{"formId":"${form.formId}","formType":"${form.formType}","version":1,"revision":1,"draft":true,"answers":{"name":${nested}}}`;
    const deep = await fair.server.app.inject({
      method: 'POST',
      url: calls.submit.path,
      headers: { ...one.headers, 'content-type': 'application/json' },
      payload,
    });
    expect(deep.statusCode).toBe(400);
  });
});

describe('wire.md §4: a submission', () => {
  it('is judged by the engine, with sentences in the language of the asker', async () => {
    const form = await makeForm();
    const refused = await fair.submit<AnswersRefused>(one, form, { origin: 'cn', code: 'x' });
    expect(refused.status).toBe(422);
    expect(refused.data.problems.map(({ prop, code, message }) => [prop, code, message])).toEqual([
      ['name', 'required', '请输入name'],
      ['code', 'pattern', 'code格式不匹配'],
    ]);
    expect(refused.msg).toBe('还差 2 处才能提交');
    const english = await fair.submit<AnswersRefused>(
      one,
      form,
      { origin: 'cn' },
      {},
      { 'accept-language': 'en' },
    );
    expect(english.data.problems[0]?.message).toBe('Please enter name');
    expect(await fair.status(one, form.formId)).toMatchObject({ status: 'none', revision: 0 });
  });

  it('never believes hidden, read-only or unknown items', async () => {
    const form = await makeForm({ review: false });
    const sent = { name: '甲', origin: 'os', code: 'HIDDEN', area: 9999, count: '3' };
    expect((await fair.submit(one, form, sent)).data).toMatchObject({ status: 'submitted', revision: 1 });
    expect((await fair.info(one, form.formId)).answers).toEqual({
      name: '甲',
      origin: 'os',
      area: 72,
      count: 3,
    });
    const unknown = await fair.submit<Refused>(one, form, { ...sent, constructor2: 1 }, { revision: 1 });
    expect([unknown.status, unknown.data.reason, unknown.data['fields']]).toEqual([
      400,
      'UNKNOWN_FIELD',
      ['constructor2'],
    ]);
  });

  it('gives a receipt whose hash anybody can compute again', async () => {
    const form = await makeForm({ formCode: 'R1' });
    const { receipt, revision } = (await fair.submit(one, form, { name: '甲' })).data;
    expect(receipt?.number).toMatch(/^R1-\d{8}-\d{6}$/);
    const { answers, receipt: shown } = await fair.info(one, form.formId);
    expect(shown).toEqual(receipt);
    const taken = canonicalize({ answers, formId: form.formId, revision, version: 1 });
    expect(receipt?.hash).toBe(createHash('sha256').update(taken).digest('hex'));
  });

  it.each(['first', 'next'])('of several at once one wins: the %s', async (which) => {
    const form = await makeForm({ review: false });
    const revision = which === 'first' ? 0 : 1;
    if (revision === 1) await fair.submit(one, form, { name: 'before' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        fair.submit<Refused & { readonly id: string }>(one, form, { name: `try ${index}` }, { revision }),
      ),
    );
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    expect([winner === undefined, more]).toEqual([false, []]);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ data }) => data.reason))).toEqual(
      new Set(['STALE_REVISION']),
    );
    expect((await fair.status(one, form.formId)).revision).toBe(revision + 1);
    const { database } = fair.server;
    const id = winner?.data.id ?? '';
    const [revisions, steps, lines] = await Promise.all([
      database.selectFrom('revision').select('receipt_number').where('submission_id', '=', id).execute(),
      database
        .selectFrom('review_step')
        .select(['step', 'revision'])
        .where('submission_id', '=', id)
        .execute(),
      database.selectFrom('audit').select('detail').where('thing_id', '=', id).execute(),
    ]);
    const counted = Array.from({ length: revision + 1 }, (_, index) => index + 1);
    expect(steps).toEqual(counted.map((step) => ({ step, revision: step })));
    expect(lines.map(({ detail }) => detail)).toMatchObject(
      revisions.map(({ receipt_number: receipt }) => ({ receipt, status: 'submitted', version: 1 })),
    );
    expect(lines).toHaveLength(counted.length);
  });

  it('that is sent again because its answer got lost is taken once', async () => {
    const form = await makeForm();
    const draft = await fair.submit(one, form, { name: '甲', count: '2' }, { draft: true });
    const again = await fair.submit(one, form, { name: '甲', count: '2' }, { draft: true });
    expect([again.status, again.data]).toEqual([200, draft.data]);
    expect((await fair.submit(one, form, { name: '乙' }, { draft: true })).status).toBe(409);
    const taken = await fair.submit(one, form, { name: '甲', count: '2' }, { revision: 1 });
    const repeated = await fair.submit(one, form, { name: '甲', count: '2' }, { revision: 1 });
    expect([repeated.status, repeated.data]).toEqual([200, taken.data]);
    expect((await fair.submit(one, form, { name: '乙' }, { revision: 1 })).status).toBe(409);
  });

  it('is locked while it waits, drafts included', async () => {
    const form = await makeForm();
    expect((await fair.submit(one, form, { name: '甲' })).data.status).toBe('wait');
    for (const draft of [true, false]) {
      const again = await fair.submit<Refused>(one, form, { name: '乙' }, { revision: 1, draft });
      expect([again.status, again.data.reason]).toEqual([409, 'UNDER_REVIEW']);
    }
    expect((await fair.info(one, form.formId)).fromInformationCanBeSubmitted).toBe(false);
  });

  it('under an older version is told the newest form', async () => {
    const form = await makeForm();
    const newer = testDefinition([{ prop: 'name', type: 'input' }]);
    await publishVersion(fair.server.database, fair.exhibition, form.formId, newer, null);
    for (const draft of [true, false]) {
      const changed = await fair.submit<FormChanged>(one, form, { name: '甲' }, { draft });
      expect([changed.status, changed.data.reason, changed.data.form.version]).toEqual([
        409,
        'FORM_CHANGED',
        2,
      ]);
      expect(changed.data.form.formItems).toHaveLength(1);
    }
    expect((await fair.submit(one, form, { name: '甲' }, { version: 2 })).status).toBe(200);
  });

  it('keeps what an older form asked readable beside the new one', async () => {
    const form = await makeForm({ review: false });
    await fair.submit(one, form, { name: '甲', count: 4 });
    await publishVersion(
      fair.server.database,
      fair.exhibition,
      form.formId,
      testDefinition([{ prop: 'name', type: 'input' }]),
      null,
    );
    const info = await fair.info(one, form.formId);
    expect([info.form.version, info.answersVersion, info.answers['count']]).toEqual([2, 1, 4]);
  });

  it('leaves an edited one standing until the edit is submitted', async () => {
    const form = await makeForm({ review: false });
    await fair.submit(one, form, { name: '甲' });
    await fair.submit(one, form, { name: '乙' }, { revision: 1, draft: true });
    expect(await fair.info(one, form.formId)).toMatchObject({
      status: 'submitted',
      hasDraft: true,
      answers: { name: '乙' },
      submitted: { name: '甲' },
    });
    await fair.submit(one, form, { name: '乙' }, { revision: 2 });
    const kept = await fair.server.database
      .selectFrom('revision')
      .innerJoin('submission', 'submission.submission_id', 'revision.submission_id')
      .select(['revision.revision', 'revision.round'])
      .where('form_id', '=', form.formId)
      .orderBy('revision.revision')
      .execute();
    expect(kept).toEqual([
      { revision: 1, round: 1 },
      { revision: 3, round: 2 },
    ]);
  });
});

describe('whose forms', () => {
  it('belong to others is not disclosed', async () => {
    const form = await makeForm();
    await fair.submit(one, form, { name: '甲' });
    expect(await fair.info(other, form.formId)).toMatchObject({ status: 'none', answers: {}, revision: 0 });
    const foreign = await fair.get<Refused>(other, calls.info.path, {
      formId: form.formId,
      exhibitorId: 'A101',
    });
    expect([foreign.status, foreign.data.reason]).toEqual([403, 'FORBIDDEN']);
    const { id } = (await fair.submit(other, form, { name: '乙' })).data;
    expect((await fair.get(one, calls.info.path, { formId: form.formId, id })).status).toBe(404);
  });

  it('are of another audience, type or exhibition is refused', async () => {
    const form = await makeForm({
      audience: { roles: ['exhibitor'], boothTypes: ['std'], tags: [], notTags: [] },
    });
    expect((await fair.submit(one, form, { name: '甲' })).status).toBe(403);
    expect((await fair.submit(one, { ...form, formType: '999' }, { name: '甲' })).status).toBe(404);
    expect((await fair.get(one, calls.info.path, {})).status).toBe(400);
    const elsewhere = await openTestFair();
    try {
      const outsider = await elsewhere.exhibitor('A101');
      expect((await elsewhere.submit(outsider, form, { name: '甲' })).status).toBe(404);
    } finally {
      await elsewhere.close();
    }
  });

  it('bear the same ids in another exhibition of the tenant are still others', async () => {
    const { tenantId } = fair.exhibition;
    const next = new TestFair(fair.server, await createTestExhibition(fair.server, { tenantId }));
    const twin = await next.exhibitor('A101');
    const form = await makeForm();
    await createTestForm(next.server.database, next.exhibition, definition, {
      formId: form.formId,
      formType: form.formType,
    });
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    expect(await next.info(twin, form.formId)).toMatchObject({ status: 'none', answers: {} });
    expect((await next.get(twin, calls.info.path, { formId: form.formId, id })).status).toBe(404);
    const staff = await next.person({ role: 'admin' });
    expect((await next.get(staff, calls.consoleSubmission.path.replace(':id', id))).status).toBe(404);
    const crossed = { ...one, headers: { ...one.headers, 'exhibition-id': next.exhibition.exhibitionId } };
    const wrong = await fair.submit<Refused>(crossed, form, { name: '乙' });
    expect([wrong.status, wrong.data.reason]).toEqual([403, 'WRONG_EXHIBITION']);
  });

  it('are for media belong to the account', async () => {
    const form = await makeForm({ audience: { roles: ['media'], boothTypes: [], tags: [], notTags: [] } });
    const press = await fair.person({ role: 'media' });
    const colleague = await fair.person({ role: 'media' });
    expect((await fair.submit(press, form, { name: '甲' })).status).toBe(200);
    expect((await fair.info(colleague, form.formId)).status).toBe('none');
    expect((await fair.get(one, calls.info.path, { formId: form.formId })).status).toBe(403);
  });

  it('are not the staff’s to fill in', async () => {
    const form = await makeForm();
    const staff = await fair.person({ role: 'admin' });
    expect((await fair.submit(staff, form, { name: '甲' })).status).toBe(403);
  });
});

describe('engine.md §5: what defaults may read', () => {
  it('is the user, the exhibitor, the main booth and the other forms that are mentioned', async () => {
    const address = testDefinition([{ prop: 'street', type: 'input' }]);
    const company = await createTestForm(fair.server.database, fair.exhibition, address, {
      formType: '4',
      review: false,
    });
    const unmentioned = await makeForm({ formType: '6', review: false });
    const reading = testDefinition([
      { prop: 'street', type: 'input', original: { preValue: { expression: '${form.4.street}' } } },
      {
        prop: 'hall',
        type: 'input',
        original: { readonly: true, preValue: { expression: '${booth.hall}' } },
      },
      { prop: 'height', type: 'number', original: { max: { value: '${booth.heightLimit}' } } },
    ]);
    const form = await createTestForm(fair.server.database, fair.exhibition, reading, { review: false });
    await fair.submit(one, company, { street: '砚山湖路 18 号' });
    await fair.submit(one, unmentioned, { name: '甲' });
    expect((await fair.info(one, form.formId)).context).toEqual({
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      user: { NAME: 'A101 联系人', MOBILE: one.account.phone, EMAIL: '' },
      exhibitor: { NAME: 'A101 有限公司', NAME_EN: 'A101 Ltd', COUNTRY: 'CN' },
      booth: { count: 1, totalArea: 72, number: 'A101', hall: '5', area: 72, type: 'raw', heightLimit: 6 },
      form: { '4': { street: '砚山湖路 18 号' } },
      last: {},
    });
    expect((await fair.info(other, form.formId)).context.form).toEqual({});
    const high = await fair.submit<AnswersRefused>(one, form, { height: 6.5 });
    expect(high.data.problems.map(({ prop, code, params }) => [prop, code, params])).toEqual([
      ['height', 'max', { max: 6 }],
    ]);
    await fair.submit(one, form, { height: 6, hall: '9' });
    expect((await fair.info(one, form.formId)).answers).toEqual({
      street: '砚山湖路 18 号',
      hall: '5',
      height: 6,
    });
  });
});

describe('a form with many submissions', () => {
  it('takes another one each time, and an old one by its id', async () => {
    const form = await makeForm({ submissions: 'many', review: false });
    const first = (await fair.submit(one, form, { name: '甲' })).data;
    const second = (await fair.submit(one, form, { name: '乙' })).data;
    expect(second.id).not.toBe(first.id);
    const changed = await fair.submit(one, form, { name: '丙' }, { id: first.id, revision: 1 });
    expect(changed.data).toMatchObject({ id: first.id, revision: 2 });
    const info = await fair.get(one, calls.info.path, { formId: form.formId, id: second.id });
    expect(info.data).toMatchObject({ answers: { name: '乙' } });
    expect(await fair.info(one, form.formId)).toMatchObject({ status: 'none' });
  });
});
