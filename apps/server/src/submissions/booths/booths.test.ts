import {
  calls,
  type DynamicListEntry,
  type ExamStatus,
  type ExhibitorDetail,
  type FormInfo,
  type InfoDetail,
  type FormEntry,
  type SubmissionPage,
  type SubmissionsPage,
  type TagForms,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { insertBooths } from '../../booths/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

const definition = testDefinition([
  {
    prop: 'booth_no',
    type: 'select',
    required: true,
    original: { dicUrl: '/api/dict/booths', dicMethod: 'get', preValue: { expression: '${booth.number}' } },
  },
  {
    prop: 'booth_area',
    type: 'number',
    original: { readonly: true, preValue: { expression: '${booth.area}' } },
  },
  {
    prop: 'booth_type',
    type: 'input',
    original: { readonly: true, preValue: { expression: '${booth.type}' } },
  },
  { prop: 'name', type: 'input', required: true },
]);

let fair: TestFair;
let group: TestSession;
let other: TestSession;
let reviewer: TestSession;

/** Two more booths beside the one of 72 m² that every exhibitor of a test has. */
async function allot(exhibitorId: string): Promise<void> {
  const booth = { heightLimit: null, exhibitorId };
  await fair.server.database.transaction().execute((transaction) =>
    insertBooths(transaction, fair.exhibition, [
      { ...booth, boothId: `6-${exhibitorId}`, hall: '6', number: `${exhibitorId}S`, area: 9, type: 'std' },
      {
        ...booth,
        boothId: `7-${exhibitorId}`,
        hall: '7',
        number: `${exhibitorId}F`,
        area: 36,
        type: 'raw',
        tags: ['freight'],
      },
    ]),
  );
}

beforeAll(async () => {
  fair = await openTestFair();
  [group, other] = [await fair.exhibitor('G'), await fair.exhibitor('A102')];
  reviewer = await fair.person({ role: 'admin' });
  await allot('G');
});
afterAll(() => fair.close());

const makeForm = (changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, definition, { submissions: 'booth', ...changes });
const info = async (form: Form, boothId?: string, who = group): Promise<FormInfo> => {
  const query = { formId: form.formId, ...(boothId === undefined ? {} : { boothId }) };
  return (await fair.get<FormInfo>(who, calls.info.path, query)).data;
};
const sheetOf = async (form: Form, who = group): Promise<FormEntry | undefined> => {
  const groups = (await fair.get<readonly TagForms[]>(who, calls.tagFormList.path)).data;
  return groups.flatMap(({ forms }) => forms).find(({ formId }) => formId === form.formId);
};
const give = <T = { id: string; revision: number }>(
  form: Form,
  boothId: string,
  name = '甲',
  more: object = {},
): Promise<Answer<T>> => fair.submit<T>(group, form, { name }, { boothId, ...more });

describe('console.md §2: with several booths, one submission for each', () => {
  it('each booth has its own, and what a booth says is never the client’s to set', async () => {
    const form = await makeForm();
    const first = await info(form);
    expect(first.booth).toMatchObject({ id: '5-G', props: ['booth_no', 'booth_area', 'booth_type'] });
    expect(first.booths.map(({ id, status, required }) => [id, status, required])).toEqual([
      ['5-G', 'none', true],
      ['7-G', 'none', true],
      ['6-G', 'none', true],
    ]);
    const small = await info(form, '6-G');
    expect(small.context.booth).toMatchObject({ number: 'GS', hall: '6', area: 9, type: 'std' });
    const [item] = small.form.formItems;
    expect(JSON.stringify(item)).toContain(String.raw`\"readonly\":true`);
    const lies = { booth_no: 'G', booth_area: 500, booth_type: 'raw', name: '乙' };
    const given = await fair.submit(group, form, lies, { boothId: '6-G' });
    expect(given.status, JSON.stringify(given.data)).toBe(200);
    expect((await info(form, '6-G')).answers).toEqual({
      booth_no: 'GS',
      booth_area: 9,
      booth_type: 'std',
      name: '乙',
    });
    expect((await info(form)).booths.map(({ id, status }) => [id, status])).toEqual([
      ['5-G', 'none'],
      ['7-G', 'none'],
      ['6-G', 'wait'],
    ]);
    expect((await info(form)).answers).toEqual({});
  });

  it('of twenty saves at the same moment one is taken for each booth', async () => {
    const form = await makeForm();
    const tries = Array.from({ length: 20 }, (_, index) => index);
    const answers = await Promise.all(
      tries.flatMap((index) =>
        ['5-G', '6-G'].map((boothId) =>
          give<{ reason?: string }>(form, boothId, `${boothId} ${index}`, { draft: index % 4 === 0 }),
        ),
      ),
    );
    for (const { status, data } of answers) {
      // Whom a busy server sends away may come again; nothing of theirs is kept.
      if (status === 200 || status === 503) continue;
      expect([status, data.reason]).toEqual([409, expect.stringMatching(/STALE_REVISION|UNDER_REVIEW/)]);
    }
    const rows = await fair.server.database
      .selectFrom('submission')
      .select(['booth_id', 'ordinal', 'round'])
      .where('form_id', '=', form.formId)
      .orderBy('booth_id')
      .execute();
    expect(rows.map(({ booth_id }) => booth_id)).toEqual(['5-G', '6-G']);
    expect(new Set(rows.map(({ ordinal }) => ordinal)).size).toBe(2);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    // And no other way into the table is left.
    await expect(
      fair.server.database
        .updateTable('submission')
        .set({ booth_id: '5-G' })
        .where('form_id', '=', form.formId)
        .execute(),
    ).rejects.toThrow(/submission_of_booth/);
  });

  it('a booth is one’s own, and one that the form is for', async () => {
    const audience = { roles: ['exhibitor'], boothTypes: ['raw'], tags: [], notTags: ['freight'] };
    const form = await makeForm({ audience });
    for (const boothId of ['6-G', '7-G', '5-A102', 'none']) {
      const refused = await give<Refused>(form, boothId);
      expect([refused.status, refused.data.reason], boothId).toEqual([403, 'BOOTH_NOT_YOURS']);
      for (const call of [calls.info, calls.queryFormExamStatus, calls.history, calls.infoDetail]) {
        const answer = await fair.get(group, call.path, { formId: form.formId, boothId });
        expect(answer.status, call.path).toBe(403);
      }
    }
    // Of one booth nothing is to be chosen, and home counts no booths.
    expect((await info(form)).booths.map(({ id }) => id)).toEqual(['5-G']);
    expect((await sheetOf(form))?.booths).toBeNull();
    expect(JSON.stringify((await info(form)).form.formItems[0])).not.toContain('readonly');
  });

  it('home tells for how many booths it was given, and what is to be done first', async () => {
    const form = await makeForm();
    const state = async (): Promise<unknown> => {
      const entry = await sheetOf(form);
      return [entry?.status, entry?.booths, entry?.reason];
    };
    const progress = async (): Promise<number> =>
      (await fair.get<ExhibitorDetail>(group, calls.detail.path)).data.progress.done;
    const before = await progress();
    expect(await state()).toEqual(['none', { done: 0, total: 3, next: '5-G' }, null]);
    const first = await give(form, '5-G');
    expect(await state()).toEqual(['draft', { done: 1, total: 3, next: '7-G' }, null]);
    await give(form, '6-G', '乙', { draft: true });
    expect(await state()).toEqual(['draft', { done: 1, total: 3, next: '6-G' }, null]);
    await give(form, '6-G', '乙', { revision: 1 });
    expect(await progress()).toBe(before);
    await give(form, '7-G');
    expect(await state()).toEqual(['wait', { done: 3, total: 3, next: null }, null]);
    expect(await progress()).toBe(before + 1);
    const reject = calls.consoleReject.path.replace(':id', first.data.id);
    await fair.post(reviewer, reject, { revision: 1, reason: '改', comments: [] });
    expect(await state()).toEqual(['fail', { done: 2, total: 3, next: '5-G' }, '改']);
    const { data } = await fair.get<readonly DynamicListEntry[]>(group, calls.dynamicList.path, {
      formId: form.formId,
    });
    expect(data[0]?.status).toBe('fail');
  });

  it('withdrawing, asking for a change and discarding are about one booth', async () => {
    const form = await makeForm();
    const { formId } = form;
    await give(form, '5-G');
    const adopted = await give(form, '6-G');
    await fair.post(reviewer, calls.consoleAdopt.path.replace(':id', adopted.data.id), { revision: 1 });
    const withdrawn = await fair.post<ExamStatus>(group, calls.withdraw.path, { formId, boothId: '5-G' });
    expect(withdrawn.data.status).toBe('draft');
    const answer = await fair.post<ExamStatus>(group, calls.requestChange.path, {
      formId,
      boothId: '6-G',
      reason: '改',
    });
    expect([answer.status, answer.data.changeRequestedAt === null]).toEqual([200, false]);
    await give(form, '7-G', '丙', { draft: true });
    const discarded = await fair.post<ExamStatus>(group, calls.discardDraft.path, {
      formId,
      boothId: '7-G',
      revision: 1,
    });
    expect([discarded.status, discarded.data.status]).toEqual([200, 'none']);
    const nothing = await fair.post<Refused>(group, calls.withdraw.path, { formId, boothId: '7-G' });
    expect(nothing.data.reason).toBe('NOTHING_TO_WITHDRAW');
    expect((await info(form)).booths.map(({ id, status }) => [id, status])).toEqual([
      ['5-G', 'draft'],
      ['7-G', 'none'],
      ['6-G', 'adopt'],
    ]);
    const { data } = await fair.get<InfoDetail>(group, calls.infoDetail.path, { formId, boothId: '6-G' });
    expect([data.id, data.booth, data.history.map(({ action }) => action)]).toEqual([
      adopted.data.id,
      { id: '6-G', hall: '6', number: 'GS' },
      ['submit', 'adopt', 'request'],
    ]);
  });

  it('lists of both sides name the booth, and staff find it by that', async () => {
    const form = await makeForm();
    await give(form, '5-G');
    await give(form, '6-G');
    const own = await fair.get<SubmissionPage>(group, calls.page.path, {
      formId: form.formId,
      ascs: 'ordinal',
    });
    expect(own.data.records.map(({ booth }) => booth)).toEqual([
      { id: '5-G', hall: '5', number: 'G' },
      { id: '6-G', hall: '6', number: 'GS' },
    ]);
    const list = async (query: Record<string, string>): Promise<unknown> => {
      const { data } = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
        formId: form.formId,
        ...query,
      });
      return data.records.map(({ booth }) => booth?.id);
    };
    expect(await list({ ascs: 'booth' })).toEqual(['5-G', '6-G']);
    expect(await list({ search: '6-gs' })).toEqual(['6-G']);
    const file = await fair.server.app.inject({
      url: `${calls.consoleSubmissionsFile.path.replace(':formId', form.formId)}?format=csv`,
      headers: reviewer.headers,
    });
    const lines = file.body.trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[1]))).toEqual(new Set(['5-G', '6-GS']));
  });
});

describe('what was given stays when booths change', () => {
  it('losing a booth keeps its submission, to be read and not to be saved', async () => {
    const mover = await fair.exhibitor('M');
    await allot('M');
    const form = await makeForm();
    const lost = await fair.submit(mover, form, { name: '甲' }, { boothId: '6-M', draft: true });
    expect(lost.status).toBe(200);
    await fair.server.database
      .updateTable('booth')
      .set({ exhibitor_id: null })
      .where('booth_id', '=', '6-M')
      .execute();
    const { formId } = form;
    for (const place of [{ boothId: '6-M' }, { id: lost.data.id }]) {
      const { data } = await fair.get<FormInfo>(mover, calls.info.path, { formId, ...place });
      expect([data.answers['name'], data.fromInformationCanBeSubmitted]).toEqual(['甲', false]);
      const saved = await fair.submit<Refused>(mover, form, { name: '乙' }, { ...place, revision: 1 });
      expect([saved.status, saved.data.reason]).toEqual([403, 'BOOTH_NOT_YOURS']);
    }
    const { booths } = await info(form, undefined, mover);
    expect(booths.map(({ id, required, number }) => [id, required, number])).toEqual([
      ['5-M', true, 'M'],
      ['7-M', true, 'MF'],
      ['6-M', false, 'MS'],
    ]);
    expect((await sheetOf(form, mover))?.booths).toEqual({ done: 0, total: 2, next: '5-M' });
    // Given back, it is as it was.
    await fair.server.database
      .updateTable('booth')
      .set({ exhibitor_id: 'M' })
      .where('booth_id', '=', '6-M')
      .execute();
    const again = await fair.submit(mover, form, { name: '乙' }, { boothId: '6-M', revision: 1 });
    expect([again.status, again.data.id]).toEqual([200, lost.data.id]);
  });

  it('one without a booth gives one, and it is that of the booth it gets', async () => {
    const late = await fair.exhibitor('L', { booth: null });
    const form = await makeForm();
    const { formId } = form;
    const unnamed = createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([{ prop: 'name', type: 'input' }]),
      { submissions: 'booth' },
    );
    const plain = await unnamed;
    const before = await fair.submit(late, plain, { name: '甲' });
    expect([before.status, (await info(plain, undefined, late)).booths]).toEqual([200, []]);
    expect((await sheetOf(plain, late))?.booths).toBeNull();
    await fair.server.database.transaction().execute((transaction) =>
      insertBooths(transaction, fair.exhibition, [
        {
          boothId: '5-L',
          hall: '5',
          number: 'L',
          area: 9,
          type: 'std',
          heightLimit: null,
          exhibitorId: 'L',
        },
      ]),
    );
    await allot('L');
    expect((await sheetOf(plain, late))?.booths).toEqual({ done: 1, total: 3, next: '5-L' });
    expect(
      (await info(plain, undefined, late)).booths.map(({ id, submissionId }) => [id, submissionId]),
    ).toEqual([
      ['7-L', before.data.id],
      ['5-L', null],
      ['6-L', null],
    ]);
    expect((await fair.get(late, calls.info.path, { formId })).status).toBe(200);
  });

  it('a form that is given once knows no booths', async () => {
    const form = await makeForm({ submissions: 'one', review: false });
    const first = await give(form, '6-G');
    expect(await info(form)).toMatchObject({ booth: null, booths: [], status: 'submitted' });
    expect((await give(form, '5-G', '乙', { revision: 1 })).data.id).toBe(first.data.id);
    expect((await fair.submit(other, await makeForm(), { name: '甲' })).status).toBe(200);
  });
});
