import { calls, type Drawing, type DrawingSlot, type DrawingsPage, type FileRecord } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input' },
  { prop: 'plan', type: 'upload', required: true, original: { accept: 'pdf', minSize: 1, maxSize: 2 } },
  { prop: 'view', type: 'upload', original: { accept: 'pdf', fileSize: 200 } },
  { prop: 'calc', type: 'upload', original: { minSize: 2, maxSize: 3 } },
]);
let now = new Date('2026-11-20T04:00:00Z');

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let reviewer: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
  reviewer = await fair.person({ role: 'reviewer', name: '陆行舟' });
});
afterAll(() => fair.close());

const makeForm = (changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, definition, changes);

let serial = 0;
/** A small drawing as PDF; each is another file. */
async function file(who: TestSession, bytes = 0): Promise<string> {
  serial += 1;
  const content = Buffer.from(
    `%PDF-1.4\n% ${serial}${' '.repeat(bytes)}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`,
  );
  return (await fair.upload<FileRecord>(who, { name: `d${serial}.pdf`, content })).data.id;
}

const submit = <T = DrawingSlot[]>(
  who: TestSession,
  { formId }: Form,
  images: object[],
): Promise<Answer<T>> => fair.post<T>(who, calls.submitImageExam.path, { formId, images });
const slots = async (who: TestSession, { formId }: Form): Promise<Record<string, DrawingSlot>> => {
  const { data } = await fair.get<DrawingSlot[]>(who, calls.queryImageExam.path, { formId });
  return Object.fromEntries(data.map((slot) => [slot.slot, slot]));
};
const judge = <T = Drawing>(
  verdict: 'Adopt' | 'Reject',
  id: string | null | undefined,
  body: object,
  who = reviewer,
): Promise<Answer<T>> =>
  fair.post<T>(who, calls[`consoleDrawing${verdict}`].path.replace(':id', id ?? ''), body);

describe('drawings in the rows of a sub-table', () => {
  const rows = testDefinition([
    { prop: 'name', type: 'input' },
    {
      prop: 'draws',
      type: 'dynamic',
      original: {
        minSize: 2,
        maxSize: 4,
        subLabel: '图 {i}',
        children: {
          column: [
            { prop: 'kind', type: 'input', label: '图名' },
            { prop: 'file', type: 'upload', label: '文件', required: true, accept: 'pdf', maxSize: 1 },
          ],
        },
      },
    },
  ]);
  const sheetOfRows = () => createTestForm(fair.server.database, fair.exhibition, rows);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- said of these forms only
  const shown = async (form: Form) =>
    Object.values(await slots(one, form)).map(({ slot, label, required, status }) => [
      slot,
      label,
      required,
      status,
    ]);

  it('each row is a place of its own: as many as are needed, and one more than was handed in', async () => {
    const form = await sheetOfRows();
    expect(await shown(form)).toEqual([
      ['draws/1/file', 'draws · 图 1', true, 'none'],
      ['draws/2/file', 'draws · 图 2', true, 'none'],
    ]);
    const plan = await file(one);
    const answer = await submit(one, form, [{ slot: 'draws/2/file', fileIds: [plan] }]);
    expect(answer.status, answer.msg).toBe(200);
    expect(await shown(form)).toEqual([
      ['draws/1/file', 'draws · 图 1', true, 'none'],
      ['draws/2/file', 'draws · 图 2', true, 'wait'],
      ['draws/3/file', 'draws · 图 3', false, 'none'],
    ]);
    const { id } = (await slots(one, form))['draws/2/file'] ?? {};
    const judged = await judge('Reject', id, { revision: 1, comment: '缺少尺寸' });
    expect([judged.status, judged.data.label]).toEqual([200, 'draws · 图 2']);
    expect((await slots(one, form))['draws/2/file']).toMatchObject({ status: 'fail', comment: '缺少尺寸' });
  });

  it('there are no more than the sub-table takes rows, and none in columns that are no uploads', async () => {
    const form = await sheetOfRows();
    const most = await submit(one, form, [{ slot: 'draws/4/file', fileIds: [await file(one)] }]);
    expect(most.status).toBe(200);
    expect((await shown(form)).at(-1)?.[0]).toBe('draws/4/file');
    for (const slot of [
      'draws',
      'draws/5/file',
      'draws/0/file',
      'draws/01/file',
      'draws/1/kind',
      'draws/1/file/x',
    ]) {
      const wrong = await submit<Refused>(one, form, [{ slot, fileIds: [await file(one)] }]);
      expect([wrong.status, wrong.data.reason], slot).toEqual([400, 'BAD_REQUEST']);
    }
  });

  it('what is wrong with a file is reported at its place', async () => {
    const form = await sheetOfRows();
    const slot = 'draws/1/file';
    const two = await submit<Refused & { problems: { prop: string; label: string; code: string }[] }>(
      one,
      form,
      [{ slot, fileIds: [await file(one), await file(one)] }],
    );
    expect([two.status, two.data.problems[0]]).toMatchObject([
      422,
      { prop: slot, label: 'draws · 图 1', code: 'maxSize' },
    ]);
  });
});

describe('wire.md §4: submitImageExam', () => {
  it('shows every slot, and puts those handed in up for review', async () => {
    const form = await makeForm();
    expect(
      Object.entries(await slots(one, form)).map(([slot, { status, required }]) => [slot, status, required]),
    ).toEqual([
      ['plan', 'none', true],
      ['view', 'none', false],
      ['calc', 'none', false],
    ]);
    const plan = await file(one);
    const answer = await submit(one, form, [{ slot: 'plan', fileIds: [plan], note: ' 一层 ' }]);
    expect([answer.status, answer.data[0]]).toMatchObject([
      200,
      {
        slot: 'plan',
        status: 'wait',
        revision: 1,
        note: '一层',
        comment: null,
        submitTime: '2026-11-20 12:00:00',
        files: [{ id: plan, mime: 'application/pdf' }],
        history: [{ action: 'submit', revision: 1, by: 'A101 联系人', organiser: false, fileIds: [plan] }],
      },
    ]);
    expect((await slots(other, form))['plan']?.status).toBe('none');
  });

  it('leaves adopted slots alone when another one is handed in again', async () => {
    const form = await makeForm();
    await submit(one, form, [
      { slot: 'plan', fileIds: [await file(one)] },
      { slot: 'view', fileIds: [await file(one)] },
    ]);
    const before = await slots(one, form);
    await judge('Adopt', before['plan']?.id, { revision: 1 });
    await judge('Reject', before['view']?.id, { revision: 1, comment: '标高不一致' });
    const judged = await slots(one, form);
    expect([judged['plan'], judged['view']]).toMatchObject([
      { status: 'adopt', comment: null, examTime: '2026-11-20 12:00:00' },
      {
        status: 'fail',
        comment: '标高不一致',
        history: [{ action: 'submit' }, { action: 'fail', comment: '标高不一致', organiser: true }],
      },
    ]);
    // Of staff exhibitors learn only that they are the organiser's.
    expect(JSON.stringify(judged)).not.toContain('陆行舟');
    const again = await file(one);
    expect((await submit(one, form, [{ slot: 'view', fileIds: [again] }])).status).toBe(200);
    const after = await slots(one, form);
    expect(after['plan']).toEqual({ ...judged['plan'], files: after['plan']?.files });
    expect(after['view']).toMatchObject({
      status: 'wait',
      revision: 2,
      comment: null,
      files: [{ id: again }],
    });
    expect(after['view']?.history.map(({ action, revision }) => [action, revision])).toEqual([
      ['submit', 1],
      ['fail', 1],
      ['submit', 2],
    ]);
    const locked = await submit<Refused>(one, form, [{ slot: 'plan', fileIds: [again] }]);
    expect([locked.status, locked.data]).toEqual([409, { reason: 'DECIDED', slot: 'plan' }]);
  });

  it('changes nothing when it is sent again', async () => {
    const form = await makeForm();
    const images = [{ slot: 'plan', fileIds: [await file(one)], note: 'x' }];
    await submit(one, form, images);
    await submit(one, form, images);
    const { plan } = await slots(one, form);
    expect([plan?.revision, plan?.history]).toMatchObject([1, [{}]]);
    await judge('Adopt', plan?.id, { revision: 1 });
    expect((await submit(one, form, images)).status).toBe(200);
  });

  it('takes files only that are one’s own and satisfy the slot, all of a call or none', async () => {
    const form = await makeForm();
    const [good, foreign] = [await file(one), await file(other)];
    const stolen = await submit<Refused>(one, form, [
      { slot: 'plan', fileIds: [good] },
      { slot: 'view', fileIds: [foreign] },
    ]);
    expect([stolen.status, stolen.data]).toEqual([403, { reason: 'FILE_NOT_YOURS', prop: 'view' }]);
    const nowhere = await submit<Refused>(one, form, [{ slot: 'plan', fileIds: ['none'] }]);
    expect(nowhere.data.reason).toBe('FILE_NOT_YOURS');
    const wrong = await submit<Refused>(one, form, [
      { slot: 'plan', fileIds: [good, await file(one), await file(one)] },
      { slot: 'view', fileIds: [await file(one, 500)] },
      { slot: 'calc', fileIds: [good] },
    ]);
    expect([wrong.status, wrong.data]).toMatchObject([
      422,
      {
        reason: 'ANSWERS_REFUSED',
        problems: [
          { prop: 'plan', code: 'maxSize' },
          { prop: 'view', code: 'fileSize' },
          { prop: 'calc', code: 'minSize' },
        ],
      },
    ]);
    for (const slot of ['name', 'none', '__proto__']) {
      const unknown = await submit<Refused>(one, form, [{ slot, fileIds: [good] }]);
      expect([unknown.status, unknown.data.reason]).toEqual([400, 'BAD_REQUEST']);
    }
    const twice = { slot: 'plan', fileIds: [good] };
    expect((await submit<Refused>(one, form, [twice, twice])).status).toBe(400);
    expect((await submit<Refused>(one, form, [])).status).toBe(400);
    expect(Object.values(await slots(one, form)).map(({ status }) => status)).toEqual([
      'none',
      'none',
      'none',
    ]);
  });

  it('stays as it is while the form is under review or decided, but for what was returned', async () => {
    const form = await makeForm();
    const plan = await file(one);
    await submit(one, form, [{ slot: 'plan', fileIds: [plan] }]);
    await submit(one, form, [{ slot: 'view', fileIds: [await file(one)] }]);
    const answers = { name: 'A', plan: [plan] };
    const { id } = (await fair.submit(one, form, answers)).data;
    const open = async () =>
      Object.entries(await slots(one, form)).map(([slot, { canBeSubmitted }]) => [slot, canBeSubmitted]);
    expect(await open()).toEqual([
      ['plan', false],
      ['view', false],
      ['calc', false],
    ]);
    const hand = async (slot: string) =>
      submit<Refused>(one, form, [{ slot, fileIds: [await file(one), await file(one)] }]);
    for (const slot of ['plan', 'calc']) {
      expect((await hand(slot)).data).toEqual({ reason: 'UNDER_REVIEW', slot });
    }
    const view = (await slots(one, form))['view']?.id;
    await judge('Reject', view, { revision: 1, comment: '看不清' });
    expect((await open())[1]).toEqual(['view', true]);
    expect((await submit(one, form, [{ slot: 'view', fileIds: [await file(one)] }])).status).toBe(200);
    const adopt = calls.consoleAdopt.path.replace(':id', id);
    expect((await fair.post(reviewer, adopt, { revision: 1 })).status).toBe(200);
    expect((await hand('plan')).data).toEqual({ reason: 'DECIDED', slot: 'plan' });
    expect((await hand('view')).data).toEqual({ reason: 'DECIDED', slot: 'view' });
    const reopen = calls.consoleReopen.path.replace(':id', id);
    expect((await fair.post(reviewer, reopen, { revision: 1, reason: '补图' })).status).toBe(200);
    expect((await open()).map(([, may]) => may)).toEqual([true, true, true]);
    expect((await hand('plan')).status).toBe(200);
  });

  it('is taken while the form is, and by whom it is for', async () => {
    const closed = await makeForm({
      window: {
        opensAt: null,
        earlyEndAt: null,
        endAt: new Date('2026-11-20T03:00:00Z'),
        lateEndAt: null,
      },
    });
    const images = [{ slot: 'plan', fileIds: [await file(one)] }];
    expect((await submit<Refused>(one, closed, images)).data.reason).toBe('FORM_CLOSED');
    const suppliers = await makeForm({
      audience: { roles: ['supplier'], boothTypes: [], tags: [], notTags: [] },
    });
    expect((await submit<Refused>(one, suppliers, images)).status).toBe(403);
  });

  it('is handed in once by two at the same moment', async () => {
    const form = await makeForm();
    const ids = await Promise.all([file(one), file(one)]);
    const answers = await Promise.all(
      ids.map((id) => submit<Refused>(one, form, [{ slot: 'plan', fileIds: [id] }])),
    );
    const { plan } = await slots(one, form);
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(plan?.revision).toBe(taken);
    expect(plan?.history).toHaveLength(taken);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });
});

describe('console.md §3: the review of drawings', () => {
  it('refuses what was not seen, what does not wait, and a return without a word', async () => {
    const form = await makeForm();
    await submit(one, form, [{ slot: 'plan', fileIds: [await file(one)] }]);
    const { id } = (await slots(one, form))['plan'] ?? {};
    await submit(one, form, [{ slot: 'plan', fileIds: [await file(one)] }]);
    const reasons = [
      (await judge<Refused>('Adopt', id, { revision: 1 })).data.reason,
      (await judge<Refused>('Reject', id, { revision: 2, comment: ' ' })).data.reason,
      (await judge<Refused>('Adopt', 'none', { revision: 1 })).data.reason,
    ];
    expect(reasons).toEqual(['STALE_REVISION', 'COMMENT_REQUIRED', 'NOT_FOUND']);
    const adopted = await judge('Adopt', id, { revision: 2, comment: '按图施工' });
    expect([adopted.status, adopted.data]).toMatchObject([
      200,
      {
        status: 'adopt',
        comment: '按图施工',
        exhibitorName: 'A101 有限公司',
        history: [{}, {}, { by: '陆行舟' }],
      },
    ]);
    expect((await judge<Refused>('Reject', id, { revision: 2, comment: 'x' })).data.reason).toBe(
      'NOTHING_TO_DECIDE',
    );
    const audit = await fair.server.database
      .selectFrom('audit')
      .select('action')
      .where('thing_kind', '=', 'drawing')
      .where('thing_id', '=', id ?? '')
      .orderBy('at')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['drawing.submit', 'drawing.submit', 'drawing.adopt']);
  });

  it('lists drawings, and to limited staff those of their forms only', async () => {
    const [form, hidden] = [await makeForm(), await makeForm()];
    await submit(one, form, [{ slot: 'plan', fileIds: [await file(one)] }]);
    now = new Date(now.getTime() + 1_000);
    await submit(other, form, [{ slot: 'plan', fileIds: [await file(other)] }]);
    await submit(other, hidden, [{ slot: 'plan', fileIds: [await file(other)] }]);
    const limited = await fair.person({ role: 'reviewer', formIds: [form.formId] });
    const list = (query: Record<string, string>, who = reviewer) =>
      fair.get<DrawingsPage>(who, calls.consoleDrawings.path, query);
    const { data } = await list({ formId: form.formId, status: 'wait,fail', size: '1' });
    expect(data).toMatchObject({
      total: 2,
      pages: 2,
      records: [{ exhibitorId: 'A101', slot: 'plan', label: 'plan', status: 'wait', files: [{}] }],
    });
    expect((await list({ formId: form.formId, exhibitorId: 'A102' })).data.total).toBe(1);
    expect((await list({}, limited)).data.total).toBe(2);
    expect((await list({ formId: hidden.formId }, limited)).data.total).toBe(0);
    expect((await list({ status: 'none' })).status).toBe(400);
    const { id } = (await slots(other, hidden))['plan'] ?? {};
    expect((await judge('Adopt', id, { revision: 1 }, limited)).status).toBe(404);
  });
});
