import {
  calls,
  type DynamicListEntry,
  type ExhibitorForm,
  type FileRecord,
  type FormInfo,
  type InfoDetail,
  type TransportPage,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

const idNumber = '990417190101010012';
const everybody = { boothTypes: [], tags: [], notTags: [] };

let fair: TestFair;
let client: TestSession;
let outsider: TestSession;
let supplier: TestSession;
let rival: TestSession;
/** The choice: an exhibitor's own form. */
let choice: Form;
/** Of type 201, filled in by the supplier for the exhibitor. */
let list: Form;
let company: Form;

beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  client = await fair.exhibitor('A101');
  outsider = await fair.exhibitor('A102');
  supplier = await fair.person({ role: 'transport', name: '驿川物流' });
  rival = await fair.person({ role: 'transport', name: '渡野货运' });
  choice = await createTestForm(
    database,
    fair.exhibition,
    testDefinition(
      [
        { prop: 'by', type: 'radio', original: { dicData: [{ value: 'own' }, { value: 'official' }] } },
        {
          prop: 'who',
          type: 'select',
          original: { dicUrl: '/api/dict/transport-suppliers', dicMethod: 'get' },
        },
      ],
      [['who', 'by', 'official']],
    ),
    { transportChoice: true, review: false },
  );
  list = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([
      { prop: 'goods', type: 'input', required: true },
      { prop: 'permit', type: 'upload' },
      { prop: 'booth', type: 'input', original: { preValue: { expression: '${booth.number}' } } },
    ]),
    { formType: '201', audience: { ...everybody, roles: ['exhibitor', 'transport'] } },
  );
  company = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([
      { prop: 'name', type: 'input' },
      { prop: 'idNo', type: 'input', original: { sensitive: 'id' } },
      { prop: 'licence', type: 'upload' },
    ]),
  );
});
afterAll(() => fair.close());

const choose = async (who: TestSession | null, revision: number): Promise<void> => {
  const answers = who === null ? { by: 'own' } : { by: 'official', who: who.account.accountId };
  const { status, data } = await fair.submit(client, choice, answers, { revision });
  expect(status, JSON.stringify(data)).toBe(200);
};
const exhibitorId = 'A101';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Where the forms stand that somebody sees of the exhibitor, by form. */
async function listed(who: TestSession): Promise<Readonly<Record<string, string>>> {
  const { data } = await fair.get<readonly DynamicListEntry[]>(who, calls.dynamicList.path, { exhibitorId });
  return Object.fromEntries(data.map(({ formId, status }) => [formId, status]));
}

async function statuses(who: TestSession, form: Form): Promise<readonly number[]> {
  const query = { formId: form.formId, exhibitorId };
  const reads = [calls.info, calls.queryFormExamStatus, calls.timelines, calls.history];
  const answers = await Promise.all([
    ...reads.map((call) => fair.get(who, call.path, query)),
    fair.submit(who, form, { goods: '泵', name: 'x' }, { exhibitorId, draft: true, revision: 99 }),
  ]);
  return answers.map(({ status }) => status);
}
const none = [403, 403, 403, 403, 403];

describe('wire.md §3: the transport supplier that an exhibitor chose', () => {
  it('has no rights before it is chosen', async () => {
    for (const form of [choice, list, company]) {
      expect(await statuses(supplier, form)).toEqual(none);
    }
    const detail = await fair.get(supplier, calls.getExhibitorFormDetail.path, {
      formId: list.formId,
      exhibitorId,
    });
    expect(detail.status).toBe(403);
  });

  it('must be one of the exhibition', async () => {
    const refused = await fair.submit<Refused>(client, choice, { by: 'official', who: 'somebody' });
    expect(refused.status).toBe(422);
  });

  it('gets its rights at the submit, not with a draft, and loses them to another', async () => {
    const answers = { by: 'official', who: supplier.account.accountId };
    await fair.submit(client, choice, answers, { draft: true });
    expect(await statuses(supplier, list)).toEqual(none);
    await choose(supplier, 1);
    expect(await statuses(supplier, list)).toEqual([200, 200, 200, 200, 409]);
    expect(await statuses(rival, list)).toEqual(none);
    await choose(rival, 2);
    expect(await statuses(supplier, list)).toEqual(none);
    expect(await statuses(rival, list)).toEqual([200, 200, 200, 200, 409]);
    const booths = (who: TestSession) =>
      fair.get<readonly { readonly value: string }[]>(who, '/api/dict/booths', { exhibitorId });
    expect((await booths(rival)).data.map(({ value }) => value)).toEqual(['A101']);
    expect([(await booths(supplier)).status, (await booths(outsider)).status]).toEqual([403, 403]);
    expect((await booths(client)).status).toBe(200);
    await choose(null, 3);
    expect(await statuses(rival, list)).toEqual(none);
    await choose(supplier, 4);
  });

  it('fills in forms of type 201 for the exhibitor, as a submission of its own', async () => {
    const { formId } = list;
    const query = { formId, exhibitorId };
    const upload = { ...query, formItemId: 'f_permit' };
    const sent = await fair.upload<FileRecord>(supplier, { name: 'p.pdf', content: pdf, fields: upload });
    expect(sent.status).toBe(200);
    const info = await fair.get<FormInfo>(supplier, calls.info.path, query);
    expect(info.data).toMatchObject({
      revision: 0,
      fromInformationCanBeSubmitted: true,
      context: { booth: { number: 'A101' }, exhibitor: { NAME: 'A101 有限公司' } },
    });
    const taken = await fair.submit(
      supplier,
      list,
      { goods: '泵', permit: [sent.data.id], booth: 'A101' },
      { exhibitorId },
    );
    expect([taken.status, taken.data.status]).toEqual([200, 'wait']);
    expect((await fair.info(client, formId)).status).toBe('none');
    expect((await fair.get(supplier, calls.getFile.path, { id: sent.data.id })).status).toBe(200);
    expect((await fair.get(client, calls.getFile.path, { id: sent.data.id })).status).toBe(403);
    const row = await fair.server.database
      .selectFrom('submission')
      .select(['subject_kind', 'exhibitor_id', 'account_id'])
      .where('submission_id', '=', taken.data.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      subject_kind: 'transport',
      exhibitor_id: 'A101',
      account_id: supplier.account.accountId,
    });
    const withdrawn = await fair.post(supplier, calls.withdraw.path, query);
    expect([withdrawn.status, withdrawn.data]).toMatchObject([200, { status: 'draft' }]);
    const other = { formId, exhibitorId: 'A102' };
    expect((await fair.get(supplier, calls.info.path, other)).status).toBe(403);
    expect((await fair.post(supplier, calls.withdraw.path, other)).status).toBe(403);
    const elsewhere = { ...other, formItemId: 'f_permit' };
    const refused = await fair.upload(supplier, { name: 'p.pdf', content: pdf, fields: elsewhere });
    expect(refused.status).toBe(403);
  });

  it('reads the other forms as they were handed in, without what is sensitive, and changes nothing', async () => {
    const { formId } = company;
    const query = { formId, exhibitorId };
    const licence = (await fair.upload<FileRecord>(client, { name: 'l.pdf', content: pdf })).data.id;
    const answers = { name: '甲', idNo: idNumber, licence: [licence] };
    await fair.submit(client, company, { ...answers, name: '草稿' }, { draft: true });
    expect(await listed(supplier)).toMatchObject({ [formId]: 'none', [list.formId]: 'draft' });
    expect((await fair.get(rival, calls.dynamicList.path, { exhibitorId })).status).toBe(403);
    const before = await fair.get<FormInfo>(supplier, calls.info.path, query);
    expect(before.data).toMatchObject({
      answers: {},
      status: 'none',
      hasDraft: false,
      context: { user: {} },
    });
    const { id } = (await fair.submit(client, company, answers, { revision: 1 })).data;
    const info = await fair.get<FormInfo>(supplier, calls.info.path, query);
    expect(info.data).toMatchObject({
      answers: { name: '甲', idNo: '••••0012' },
      status: 'wait',
      fromInformationCanBeSubmitted: false,
    });
    expect((await listed(supplier))[formId]).toBe('wait');
    const detail = await fair.get<InfoDetail>(supplier, calls.infoDetail.path, { ...query, id });
    expect(detail.data.answers['idNo']).toBe('••••0012');
    const shown = await fair.get<ExhibitorForm>(supplier, calls.getExhibitorFormDetail.path, query);
    expect(shown.data).toMatchObject({
      exhibitor: { id: 'A101', name: 'A101 有限公司', booths: [{ number: 'A101' }] },
      answers: { name: '甲', idNo: '••••0012' },
      status: 'wait',
      files: [{ id: licence }],
    });
    expect((await fair.server.app.inject({ url: shown.data.files[0]?.link ?? '' })).statusCode).toBe(200);
    expect(JSON.stringify([info, detail, shown])).not.toContain(idNumber);
    const writes = await Promise.all([
      fair.submit(supplier, company, { name: '乙' }, { exhibitorId, revision: 2 }),
      fair.submit(supplier, company, { name: '乙' }, { exhibitorId, revision: 2, draft: true }),
      fair.post(supplier, calls.withdraw.path, query),
      fair.post(supplier, calls.requestChange.path, { ...query, reason: 'x' }),
      fair.post(supplier, calls.discardDraft.path, { ...query, revision: 2 }),
      fair.upload(supplier, { name: 'l.pdf', content: pdf, fields: { ...query, formItemId: 'f_licence' } }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    await fair.post(client, calls.withdraw.path, { formId });
    const withdrawn = await fair.get<FormInfo>(supplier, calls.info.path, query);
    expect(withdrawn.data).toMatchObject({ answers: {}, status: 'none' });
    expect((await fair.get(supplier, calls.infoDetail.path, { ...query, id, revision: '2' })).status).toBe(
      404,
    );
  });

  it('is listed what its exhibitors submitted and what it filled in for them', async () => {
    const page = async (who: TestSession, query: Record<string, string> = {}): Promise<TransportPage> => {
      const { status, data } = await fair.get<TransportPage>(who, calls.transportPage.path, query);
      expect(status, JSON.stringify(data)).toBe(200);
      return data;
    };
    await fair.submit(outsider, list, { goods: '阀' });
    const all = await page(supplier, { ascs: 'formCode' });
    expect(all.records.map(({ formId, own, exhibitor }) => [formId, own, exhibitor.id])).toEqual([
      [choice.formId, false, 'A101'],
      [list.formId, true, 'A101'],
    ]);
    const one = await page(supplier, { formId: list.formId, search: 'a101 ltd', exhibitorId });
    expect(one.records.map(({ answers }) => answers?.['goods'])).toEqual(['泵']);
    expect((await page(supplier, { search: 'A102' })).total).toBe(0);
    expect((await page(supplier, { exhibitorId: 'A102' })).total).toBe(0);
    expect((await page(rival)).total).toBe(0);
    expect((await fair.get(client, calls.transportPage.path)).status).toBe(403);
  });

  it('is nobody but a transport supplier', async () => {
    for (const role of ['supplier', 'media'] as const) {
      expect(await statuses(await fair.person({ role }), list)).toEqual(none);
    }
    expect(await statuses(outsider, list)).toEqual(none);
    expect(await statuses(outsider, company)).toEqual(none);
  });
});

const may = async (): Promise<boolean> => {
  const query = { formId: list.formId, exhibitorId };
  const page = await fair.get<TransportPage>(supplier, calls.transportPage.path, { exhibitorId });
  const answers = await Promise.all([
    fair.get(supplier, calls.info.path, query),
    fair.get(supplier, calls.getExhibitorFormDetail.path, { formId: company.formId, exhibitorId }),
    fair.get(supplier, calls.dynamicList.path, { exhibitorId }),
    fair.get(supplier, calls.persons.path, { exhibitorId }),
    fair.get(supplier, calls.vehiclePasses.path, query),
    fair.post(supplier, calls.downloadTemplate.path, { ...query, formItemId: 'x' }),
    fair.get(supplier, '/api/dict/booths', { exhibitorId }),
    fair.submit(supplier, list, { goods: '泵' }, { exhibitorId, draft: true, revision: 99 }),
  ]);
  const allowed = new Set(answers.map(({ status }) => status !== 403 && status !== 404));
  allowed.add(page.data.records.some(({ exhibitor }) => exhibitor.id === exhibitorId));
  expect(allowed.size, JSON.stringify(answers.map(({ status }) => status))).toBe(1);
  return [...allowed][0] === true;
};
/** Where the form stands that makes the choice, as the database has it. */
const stand = async (
  change: Readonly<Record<string, string | Date | null | boolean>>,
  table: 'submission' | 'form' = 'submission',
): Promise<void> => {
  await fair.server.database.updateTable(table).set(change).where('form_id', '=', choice.formId).execute();
};

describe('wire.md §3: rights of a transport supplier end with the choice', () => {
  it('whatever becomes of the form that makes it', async () => {
    const { revision } = await fair.status(client, choice.formId);
    await choose(supplier, revision);
    const found: Record<string, boolean> = {};
    for (const status of ['submitted', 'wait', 'adopt', 'fail', 'draft'] as const) {
      await stand({ status });
      found[status] = await may();
    }
    expect(found).toEqual({ submitted: true, wait: true, adopt: true, fail: false, draft: false });
    await stand({ status: 'submitted' });
    await stand({ removed_at: new Date() });
    expect(await may()).toBe(false);
    await stand({ removed_at: null });
    expect(await may()).toBe(true);
    await stand({ transport_choice: false }, 'form');
    await expect.poll(may, { timeout: 5_000 }).toBe(false);
    await stand({ transport_choice: true }, 'form');
    await expect.poll(may, { timeout: 5_000 }).toBe(true);
    await choose(rival, (await fair.status(client, choice.formId)).revision);
    expect(await may()).toBe(false);
  });

  it('and no ID number that it sees masked is found by asking for it', async () => {
    await choose(supplier, (await fair.status(client, choice.formId)).revision);
    for (const idNo of [idNumber, '990417190101010029']) {
      const { status } = await fair.get(supplier, calls.persons.path, { exhibitorId, idNo });
      expect(status).toBe(403);
    }
  });
});
