import {
  calls,
  formTypeCodes,
  type FileRecord,
  type IdCheck,
  type NoticesPage,
  type PersonBadgesPage,
  type PersonsPage,
  type SubmissionsPage,
  type SubmitAnswer,
} from '@zhantai/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { insertBooths } from '../booths/testing.ts';
import { putExtension, type Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input', required: true },
  { prop: 'no', type: 'input', original: { sensitive: 'id' } },
  { prop: 'mobile', type: 'input' },
  { prop: 'photo', type: 'upload', original: { sensitive: 'photo', maxSize: 1 } },
]);
const started = Date.now();
const MINUTE_MS = 60_000;
let now = new Date(started);

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let reviewer: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  [one, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
  reviewer = await fair.person({ role: 'reviewer' });
});
afterAll(() => fair.close());

const people = (changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, definition, {
    formType: formTypeCodes.exhibitorPersion,
    submissions: 'many',
    ...changes,
  });

function register<T = SubmitAnswer>(
  who: TestSession,
  { formId }: Form,
  answers: Record<string, unknown>,
  changes: object = {},
): Promise<Answer<T>> {
  const body = { formId, version: 1, revision: 0, answers, ...changes };
  return fair.post<T>(who, calls.personSubmit.path, body);
}

async function list(
  who: TestSession,
  query: Record<string, string> = {},
  call: { readonly path: string } = calls.persons,
): Promise<PersonsPage> {
  const { status, data } = await fair.get<PersonsPage>(who, call.path, query);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
}

const remove = (who: TestSession, ids: string, more: Record<string, string> = {}): Promise<Answer<Refused>> =>
  fair.post<Refused>(
    who,
    `${calls.personsRemove.path}?${new URLSearchParams({ ids, ...more }).toString()}`,
    {},
  );
const reasons = (...answers: readonly Answer<Refused>[]): unknown[] =>
  answers.map(({ status, data }) => [status, data.reason]);
const decide = (id: string, step: 'adopt' | 'reject', revision = 1): Promise<Answer<object>> =>
  fair.post(reviewer, `/api/console/submissions/${id}/${step}`, {
    revision,
    ...(step === 'reject' ? { reason: '照片不清楚', comments: [] } : {}),
  });

describe('wire.md §4: persons of an exhibitor', () => {
  it('are registered one by one and listed, filtered and masked', async () => {
    const fresh = await fair.exhibitor('P100');
    const form = await people();
    const names = ['林知远', '程砚秋', '宋予安'];
    const numbers = ['990417190101010012', '99041719020228002X', '990417190211300037'];
    for (const [index, name] of names.entries()) {
      const { status } = await register(fresh, form, {
        name,
        no: numbers[index],
        mobile: `1380000000${index}`,
      });
      expect(status).toBe(200);
    }
    await register(fresh, form, { name: '草稿人', no: 'D1234567' }, { draft: true });
    const all = await list(fresh, { ascs: 'updatedAt' });
    expect(all.records.map(({ name, status, state, origin }) => [name, status, state, origin])).toEqual([
      ...names.map((name) => [name, 'wait', 'listed', 'exhibitor']),
      ['草稿人', 'draft', 'listed', 'exhibitor'],
    ]);
    expect(all.records[0]?.answers).toMatchObject({ name: '林知远', no: '••••0012' });
    for (const number of numbers) expect(JSON.stringify(all)).not.toContain(number);
    expect(all.forms.map(({ formId, version }) => [formId, version])).toEqual([[form.formId, 1]]);
    expect(all.passes).toEqual({ places: null, used: 3, waiting: 0 });
    const found = async (query: Record<string, string>): Promise<readonly string[]> =>
      (await list(fresh, { ...query, ascs: 'updatedAt' })).records.map(({ name }) => name);
    expect(await found({ name: '砚' })).toEqual(['程砚秋']);
    expect(await found({ mobile: '0001' })).toEqual(['程砚秋']);
    for (const mobile of [
      '+86 138 0000 0001',
      '0086-13800000001',
      '１３８０００００００１',
      '(86)13800000001',
    ])
      expect([mobile, ...(await found({ mobile }))]).toEqual([mobile, '程砚秋']);
    expect(await found({ mobile: '+86 138' })).toHaveLength(3);
    expect(await found({ mobile: '-' })).toEqual([]);
    expect(await found({ idNo: '9904 1719 0211 3000 37' })).toEqual(['宋予安']);
    expect(await found({ name: '%' })).toEqual([]);
    expect(await found({ status: 'draft' })).toEqual(['草稿人']);
    expect(await found({ formId: 'another' })).toEqual([]);
    expect(await found({ formType: '8' })).toEqual([]);
    expect(await found({ size: '2', current: '2' })).toEqual(['宋予安', '草稿人']);
    for (const query of [{ ascs: 'no' }, { status: 'gone' }]) {
      expect((await fair.get(fresh, calls.persons.path, { ...query })).status).toBe(400);
    }
    expect((await list(other)).records).toEqual([]);
  });

  it('are edited with their id, and only with forms of people', async () => {
    const form = await people({ review: false });
    const { id } = (await register(one, form, { name: '甲' })).data;
    expect((await register(one, form, { name: '乙' }, { id, revision: 1 })).data).toMatchObject({
      id,
      revision: 2,
    });
    expect((await list(one, { formId: form.formId })).records.map(({ name }) => name)).toEqual(['乙']);
    const plain = await createTestForm(fair.server.database, fair.exhibition, definition);
    expect(
      reasons(
        await register<Refused>(one, form, { name: '丙' }, { id, revision: 1 }),
        await register<Refused>(other, form, { name: '丙' }, { id, revision: 2 }),
        await register<Refused>(one, plain, { name: '丙' }),
        await register<Refused>(one, form, { name: '' }),
        await register<Refused>(one, form, { name: '丙', age: 3 }),
        await register<Refused>(other, form, { name: '丙' }, { exhibitorId: 'A101' }),
      ),
    ).toEqual([
      [409, 'STALE_REVISION'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [422, 'ANSWERS_REFUSED'],
      [400, 'UNKNOWN_FIELD'],
      [403, 'FORBIDDEN'],
    ]);
  });

  it('have a photo of their exhibitor, and of nobody else', async () => {
    const form = await people();
    const place = { formId: form.formId, formItemId: 'f_photo' };
    const picture = sharp({ create: { width: 30, height: 40, channels: 3, background: '#fff' } });
    const photo = { name: 'p.png', content: await picture.png().toBuffer(), fields: place };
    const mine = (await fair.upload<FileRecord>(one, photo)).data.id;
    const theirs = (await fair.upload<FileRecord>(other, photo)).data.id;
    expect(reasons(await register<Refused>(one, form, { name: '甲', photo: [theirs] }))).toEqual([
      [403, 'FILE_NOT_YOURS'],
    ]);
    const { id } = (await register(one, form, { name: '甲', photo: [mine] })).data;
    const { records } = await list(one, { formId: form.formId });
    expect(records.map(({ answers }) => answers['photo'])).toEqual(['']);
    await register(one, form, { name: '乙', photo: [] });
    await register(one, form, { name: '丙' }, { draft: true });
    await register(one, form, { name: '丁', photo: [mine] }, { draft: true });
    const listed = await list(one, { formId: form.formId, ascs: 'updatedAt' });
    expect(listed.records.map(({ name, hasPhoto }) => [name, hasPhoto])).toEqual([
      ['甲', true],
      ['乙', false],
      ['丙', false],
      ['丁', true],
    ]);
    const info = await fair.get<{ answers: object }>(one, calls.info.path, { formId: form.formId, id });
    expect(info.data.answers).toMatchObject({ photo: mine });
  });

  it('with one ID number are one, of fifty at once', async () => {
    const form = await people();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        register(index % 2 === 0 ? one : other, form, { name: String(index), no: 'R50505050' }),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 422)).toHaveLength(49);
  });
});

describe('wire.md §4: passes by the area of the booths', () => {
  const passQuota = { squareMetres: 18, passes: 3, least: 3 };

  it('are so many and no more, of fifty at once', async () => {
    const fresh = await fair.exhibitor('Q100');
    const form = await people({ passQuota });
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => register<Refused>(fresh, form, { name: `人 ${index}` })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(12);
    const refused = sent.find(({ status }) => status === 409);
    expect(refused?.data).toMatchObject({ reason: 'PASSES_USED_UP', limit: 12, used: 12 });
    expect(refused?.msg).toContain('12');
    const page = await list(fresh, { formId: form.formId });
    expect([page.passes, page.total]).toEqual([{ places: 12, used: 12, waiting: 0 }, 12]);
  });

  it('come back with who is removed or taken back, and stay with who is returned', async () => {
    const fresh = await fair.exhibitor('Q101', { booth: null });
    await fair.server.database.transaction().execute((transaction) =>
      insertBooths(transaction, fair.exhibition, [
        {
          boothId: 'Q1',
          hall: '1',
          number: 'Q1',
          area: 9,
          type: 'std',
          heightLimit: null,
          exhibitorId: 'Q101',
        },
      ]),
    );
    const form = await people({ passQuota });
    const { formId } = form;
    const [first = '', second = '', third = ''] = await Promise.all(
      ['甲', '乙', '丙'].map(async (name) => (await register(fresh, form, { name })).data.id),
    );
    const more = async (): Promise<number> => (await register(fresh, form, { name: '丁' })).status;
    expect(await more()).toBe(409);
    await decide(first, 'reject');
    expect(await more()).toBe(409);
    expect((await register(fresh, form, { name: '甲二' }, { id: first, revision: 1 })).status).toBe(200);
    await fair.post(fresh, calls.withdraw.path, { formId, id: second });
    expect(await more()).toBe(200);
    expect((await register(fresh, form, { name: '乙' }, { id: second, revision: 2 })).status).toBe(409);
    expect((await remove(fresh, third)).status).toBe(200);
    expect((await register(fresh, form, { name: '乙' }, { id: second, revision: 2 })).status).toBe(200);
    expect((await list(fresh)).passes).toEqual({ places: 3, used: 3, waiting: 0 });
    const direct = await fair.submit<Refused>(fresh, form, { name: '戊' });
    expect(reasons(direct)).toEqual([[409, 'PASSES_USED_UP']]);
  });

  it('grow with every booth', async () => {
    const fresh = await fair.exhibitor('Q102');
    await fair.server.database.transaction().execute((transaction) =>
      insertBooths(transaction, fair.exhibition, [
        {
          boothId: 'Q2',
          hall: '1',
          number: 'Q2',
          area: 0.5,
          type: 'std',
          heightLimit: null,
          exhibitorId: 'Q102',
        },
      ]),
    );
    await people({ passQuota });
    expect((await list(fresh)).passes?.places).toBe(15);
  });
});

const answer = (id: string, body: object): Promise<Answer<Refused>> =>
  fair.post<Refused>(reviewer, calls.consoleRemoval.path.replace(':id', id), { revision: 1, ...body });

const news = async (who: TestSession): Promise<readonly string[]> =>
  (await fair.get<NoticesPage>(who, calls.notices.path)).data.records.map(({ title }) => title);

describe('wire.md §4: removing persons', () => {
  it('frees their ID number, hides them everywhere and keeps what was handed in', async () => {
    const form = await people();
    const { id } = (await register(one, form, { name: '甲', no: 'S1000001' })).data;
    const draft = (await register(one, form, { name: '稿', no: 'S1000002' }, { draft: true })).data.id;
    expect(
      reasons(
        await remove(other, id),
        await remove(one, id, { formId: 'another' }),
        await remove(one, `${id},nobody`),
        await remove(one, ','),
        await remove(other, id, { exhibitorId: 'A101' }),
      ),
    ).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [400, 'BAD_REQUEST'],
      [403, 'FORBIDDEN'],
    ]);
    expect((await list(one, { formId: form.formId })).total).toBe(2);
    expect(
      (await remove(one, `${id},${draft},${id}`, { formId: form.formId, exhibitorId: 'A101' })).data,
    ).toEqual({
      removed: 2,
      requested: 0,
    });
    expect((await list(one, { formId: form.formId })).total).toBe(0);
    expect((await fair.get(one, calls.info.path, { formId: form.formId, id })).status).toBe(404);
    expect((await fair.get<PersonsPage>(one, calls.page.path, { formId: form.formId })).data.total).toBe(0);
    const seen = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
      formId: form.formId,
    });
    expect(seen.data.total).toBe(0);
    expect((await decide(id, 'adopt')).status).toBe(404);
    expect((await register(other, form, { name: '乙', no: 'S1000001' })).status).toBe(200);
    const { database } = fair.server;
    const kept = (table: 'revision' | 'draft', submission: string): Promise<object[]> =>
      database.selectFrom(table).select('submission_id').where('submission_id', '=', submission).execute();
    expect([(await kept('revision', id)).length, (await kept('draft', draft)).length]).toEqual([1, 0]);
    const audit = await database
      .selectFrom('audit')
      .select('action')
      .where('thing_id', '=', id)
      .orderBy('audit_id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['submission.submit', 'person.remove']);
  });

  it('ends with the deadline, except for those it was moved for', async () => {
    const form = await people({
      window: { opensAt: null, earlyEndAt: null, endAt: new Date(started + 10 * MINUTE_MS), lateEndAt: null },
    });
    const ids = await Promise.all(
      [one, other].map(async (who) => (await register(who, form, { name: '甲' })).data.id),
    );
    await fair.server.database.transaction().execute((transaction) =>
      putExtension(transaction, fair.exhibition, {
        formId: form.formId,
        exhibitorId: 'A101',
        endAt: new Date(started + 30 * MINUTE_MS),
        by: 'test',
      }),
    );
    now = new Date(started + 20 * MINUTE_MS);
    expect(
      reasons(
        await remove(other, ids[1] ?? ''),
        await register<Refused>(other, form, { name: '乙' }),
        await register<Refused>(one, form, { name: '乙' }),
        await remove(one, ids[0] ?? ''),
      ),
    ).toEqual([
      [403, 'FORM_CLOSED'],
      [403, 'FORM_CLOSED'],
      [200, undefined],
      [200, undefined],
    ]);
    now = new Date(started);
  });

  it('of who was adopted is a request; the badge stays until the organiser confirms it', async () => {
    const form = await people({ passQuota: { squareMetres: 18, passes: 3, least: 300 } });
    const { id } = (await register(one, form, { name: '甲', no: 'S1000009' })).data;
    await decide(id, 'adopt');
    expect(reasons(await answer(id, { remove: true }))).toEqual([[409, 'NOTHING_TO_DECIDE']]);
    const used = async () => (await list(one, { formId: form.formId })).passes?.used ?? 0;
    const before = await used();
    expect((await remove(other, id)).status).toBe(404);
    expect((await remove(one, id, { reason: '不来了' })).data).toEqual({ removed: 0, requested: 1 });
    expect((await list(one, { formId: form.formId })).records).toMatchObject([
      { status: 'adopt', removalRequested: true },
    ]);
    expect(await used()).toBe(before);
    expect(reasons(await remove(one, id))).toEqual([[409, 'CHANGE_REQUESTED']]);
    const queue = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
      formId: form.formId,
      changeRequested: 'true',
    });
    expect(queue.data.records.map((row) => row.id)).toEqual([id]);

    expect(reasons(await answer(id, { remove: false }))).toEqual([[400, 'COMMENT_REQUIRED']]);
    expect(reasons(await answer(id, { remove: true, revision: 9 }))).toEqual([[409, 'STALE_REVISION']]);
    expect((await answer(id, { remove: false, reason: '证件已制作' })).status).toBe(200);
    expect(await news(one)).toEqual(['参展人员甲没有移除，证件仍然有效：证件已制作']);
    expect((await list(one, { formId: form.formId })).records).toMatchObject([
      { status: 'adopt', removalRequested: false },
    ]);

    expect((await remove(one, id)).status).toBe(200);
    expect((await answer(id, { remove: true })).status).toBe(200);
    expect((await list(one, { formId: form.formId })).total).toBe(0);
    expect(await used()).toBe(before - 1);
    expect((await news(one)).toSorted()).toEqual([
      '参展人员甲已移除：证件作废，名额已空出',
      '参展人员甲没有移除，证件仍然有效：证件已制作',
    ]);
    expect(await news(other)).toEqual([]);
    expect((await fair.get<PersonBadgesPage>(one, calls.personBadges.path, { ids: id })).data.total).toBe(0);
    expect((await register(other, form, { name: '乙', no: 'S1000009' })).status).toBe(200);
    expect(reasons(await answer(id, { remove: true }))).toEqual([[404, 'NOT_FOUND']]);
  });
});

describe('wire.md §4: what else knows persons', () => {
  it('the transport supplier they chose reads them, handed in and masked', async () => {
    const supplier = await fair.person({ role: 'transport' });
    const choice = await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([
        { prop: 'who', type: 'select', original: { dicUrl: '/api/dict/transport-suppliers' } },
      ]),
      { transportChoice: true, review: false },
    );
    const fresh = await fair.exhibitor('T100');
    const form = await people();
    await register(fresh, form, { name: '甲', no: 'T1000001' });
    await register(fresh, form, { name: '稿' }, { draft: true });
    const query = { exhibitorId: 'T100' };
    expect((await fair.get(supplier, calls.persons.path, query)).status).toBe(403);
    await fair.submit(fresh, choice, { who: supplier.account.accountId });
    const read = await list(supplier, query);
    expect(read.records.map(({ name, answers }) => [name, answers['no']])).toEqual([['甲', '••••']]);
    expect(read.passes).toBeNull();
    expect(reasons(await register<Refused>(supplier, form, { name: '乙' }, query))).toEqual([
      [403, 'FORBIDDEN'],
    ]);
    expect((await fair.get(supplier, calls.personsWaiting.path, query)).status).toBe(403);
    expect((await fair.get(supplier, calls.persons.path)).status).toBe(403);
  });

  it('the dictionary `persons` names who is registered, before the first the accounts', async () => {
    const fresh = await fair.exhibitor('D100');
    const form = await people({ review: false });
    const ask = async (query: Record<string, string> = {}): Promise<unknown> =>
      (await fair.get(fresh, '/api/dict/persons', query)).data;
    const account = { value: fresh.account.accountId, label: `D100 联系人（${fresh.account.phone ?? ''}）` };
    expect(await ask()).toEqual([account]);
    await register(fresh, form, { name: '稿' }, { draft: true });
    expect(await ask()).toEqual([account]);
    const { id } = (await register(fresh, form, { name: '许怀谷', mobile: '13900000001' })).data;
    const person = { value: id, label: '许怀谷（13900000001）' };
    expect(await ask()).toEqual([person]);
    expect(await ask({ keys: `${account.value},${id}` })).toEqual([account, person]);
    await remove(fresh, id);
    expect(await ask()).toEqual([account]);
  });

  it('checkIdNo tells of their numbers', async () => {
    const form = await people();
    await register(one, form, { name: '甲', no: 'U1000001' });
    const check = await fair.get<IdCheck>(other, calls.checkIdNo.path, { idNo: 'u100 0001' });
    expect(check.data).toEqual({ valid: false, reason: 'registered', duplicate: true });
  });
});
