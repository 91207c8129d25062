import {
  calls,
  formTypeCodes,
  limits,
  type FileRecord,
  type PersonsPage,
  type SubmitAnswer,
} from '@zhantai/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { findBooths, findExhibitor } from '../booths/index.ts';
import { ownerKey, type Subject } from '../files/index.ts';
import { findForm, type Form, type Actor } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { Refusal } from '../platform/refusal.ts';
import { submissionServices } from '../submissions/index.ts';
import { addWaitingPerson } from './index.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input', required: true },
  { prop: 'no', type: 'input', original: { sensitive: 'id' } },
  { prop: 'mobile', type: 'input' },
  { prop: 'photo', type: 'upload', original: { sensitive: 'photo', maxSize: 1 } },
]);
const origin = { address: '192.0.2.7', userAgent: 'phone', requestId: 'r' };
const started = Date.now();
const MINUTE_MS = 60_000;
let now = new Date(started);

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let form: Form;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  [one, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
  form = await selfForm();
});
afterAll(() => fair.close());

/** A form that no exhibitor begins. */
const selfForm = (changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, definition, {
    formType: formTypeCodes.exhibitorPersion,
    submissions: 'many',
    audience: { roles: ['visitor'], boothTypes: [], tags: [], notTags: [] },
    ...changes,
  });

/** Somebody with a ticket, in an exhibitor's place. */
async function giverOf(exhibitorId: string, ticketId: string): Promise<Actor> {
  const { database } = fair.server;
  const { exhibition } = fair;
  const subject: Subject = { kind: 'ticket', ticketId };
  return {
    user: { accountId: null, name: '' },
    exhibition,
    subject,
    subjectKey: ownerKey(subject),
    exhibitor: await findExhibitor(database, exhibition, exhibitorId),
    booths: (await findBooths(database, exhibition, [exhibitorId])).get(exhibitorId) ?? [],
    viewer: { role: 'visitor', tags: [], booths: null },
    extensions: new Map(),
    atLatePrice: new Set(),
    readOnly: false,
  };
}

/** Twenty at a time, twice as many as there are connections: more would only wait for one. */
async function atOnce(many: number, call: (index: number) => Promise<string>): Promise<string[]> {
  const indexes = Array.from({ length: many }, (_, index) => index);
  const came: string[] = [];
  for (let first = 0; first < many; first += 20) {
    came.push(...(await Promise.all(indexes.slice(first, first + 20).map(call))));
  }
  return came;
}

/** What registering gave: `ok`, or the code of the refusal. */
async function register(
  answers: Record<string, unknown>,
  {
    exhibitorId = 'A101',
    ticketId = 't',
    version = 1,
    of = form,
    address = origin.address,
    proven = false,
  } = {},
): Promise<string> {
  const { database } = fair.server;
  const published = await findForm(database, fair.exhibition, of.formId);
  if (published === null) throw new Error('The form of the test is not published.');
  try {
    await addWaitingPerson(submissionServices(fair.server), {
      giver: await giverOf(exhibitorId, ticketId),
      exhibitorId,
      form: published,
      version,
      answers,
      language: 'zh-Hans',
      origin: { ...origin, address },
      proven,
    });
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

async function waiting(who: TestSession, query: Record<string, string> = {}): Promise<PersonsPage> {
  const { status, data } = await fair.get<PersonsPage>(who, calls.personsWaiting.path, query);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
}
async function idOf(who: TestSession, name: string): Promise<string> {
  return (await waiting(who, { name })).records[0]?.id ?? '';
}
const confirm = <T = SubmitAnswer>(who: TestSession, id: string): Promise<Answer<T>> =>
  fair.post<T>(who, calls.personConfirm.path, { id });
const reject = (who: TestSession, id: string, reason = ''): Promise<Answer<Refused>> =>
  fair.post<Refused>(who, calls.personReject.path, { id, reason });
const listed = async (who: TestSession, query: Record<string, string> = {}): Promise<readonly string[]> => {
  const { data } = await fair.get<PersonsPage>(who, calls.persons.path, query);
  return data.records.map(({ name }) => name);
};

const from = (address: string, name: string): Promise<string> =>
  register({ name }, { exhibitorId: 'A127', address });
/** Each from another address. */
const each = (index: number, proven: boolean): Promise<string> =>
  register(
    { name: `各 ${index}` },
    { exhibitorId: 'A128', address: `198.18.${index >> 8}.${index & 255}`, proven },
  );

describe('wire.md §4: who registered by themselves', () => {
  it('waits in Rlist, masked, until the exhibitor confirms; then is handed in like any other', async () => {
    expect(await register({ name: '顾晴川', no: '990417190304170040', mobile: '13800000009' })).toBe('ok');
    const page = await waiting(one);
    expect(page.records).toMatchObject([
      {
        name: '顾晴川',
        mobile: '13800000009',
        state: 'waiting',
        origin: 'self',
        status: 'draft',
        answers: { name: '顾晴川', no: '••••0040' },
      },
    ]);
    expect(page.passes).toMatchObject({ used: 0, waiting: 1 });
    expect(JSON.stringify(page)).not.toContain('990417190304170040');
    expect(await listed(one)).toEqual([]);
    expect((await waiting(other)).total).toBe(0);
    const id = page.records[0]?.id ?? '';
    const confirmed = await confirm(one, id);
    expect([confirmed.status, confirmed.data]).toMatchObject([200, { id, status: 'wait', revision: 2 }]);
    expect(confirmed.data.receipt?.number).toBeTruthy();
    expect((await waiting(one)).total).toBe(0);
    const { data } = await fair.get<PersonsPage>(one, calls.persons.path);
    expect(data.records).toMatchObject([{ id, origin: 'self', state: 'listed', status: 'wait' }]);
    const audit = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'actor_kind', 'address'])
      .where('thing_id', '=', id)
      .orderBy('audit_id')
      .execute();
    expect(audit.map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
      ['person.register', 'anonymous'],
      ['submission.submit', 'account'],
    ]);
    expect(audit[0]?.address).toBe('192.0.2.7');
  });

  it('is seen through by the exhibitor, who never begins that form', async () => {
    await register({ name: '返修人', no: 'V1000001' });
    const id = await idOf(one, '返修人');
    const { formId } = form;
    const info = await fair.get<{ answers: object }>(one, calls.info.path, { formId, id });
    expect(info.data.answers).toMatchObject({ name: '返修人', no: 'V1000001' });
    await confirm(one, id);
    const reviewer = await fair.person({ role: 'reviewer' });
    await fair.post(reviewer, calls.consoleReject.path.replace(':id', id), {
      revision: 2,
      reason: '照片不清楚',
      comments: [],
    });
    expect((await waiting(one)).records).toMatchObject([{ id, status: 'fail', reason: '照片不清楚' }]);
    const body = { formId, version: 1, answers: { name: '返修人', no: 'V1000001' } };
    expect((await fair.post(one, calls.personSubmit.path, { ...body, id, revision: 2 })).status).toBe(200);
    expect((await waiting(one)).total).toBe(0);
    expect((await fair.post(one, calls.personSubmit.path, { ...body, revision: 0 })).status).toBe(403);
    expect((await fair.post(one, calls.submit.path, { ...body, formType: '7', revision: 0 })).status).toBe(
      403,
    );
    expect((await fair.get(other, calls.info.path, { formId })).status).toBe(403);
  });

  it('is declined with a reason, stays to be seen and may be removed', async () => {
    await register({ name: '陌生人', no: 'V2000001' });
    const id = await idOf(one, '陌生人');
    const statuses = [await reject(other, id), await reject(one, id, ' 不是本公司 '), await reject(one, id)];
    expect(statuses.map(({ status, data }) => [status, data.reason])).toEqual([
      [404, 'NOT_FOUND'],
      [200, undefined],
      [409, 'NOTHING_TO_DECIDE'],
    ]);
    expect((await waiting(one)).records).toMatchObject([{ id, state: 'declined', reason: '不是本公司' }]);
    expect((await confirm<Refused>(one, id)).data.reason).toBe('NOTHING_TO_DECIDE');
    expect((await waiting(one)).passes?.waiting).toBe(0);
    expect((await fair.post(one, `${calls.personsRemove.path}?ids=${id}`, {})).status).toBe(200);
    expect((await waiting(one)).total).toBe(0);
    const seals = await fair.server.database
      .selectFrom('sealed_answer')
      .select('seal_id')
      .where('submission_id', '=', id)
      .execute();
    expect(seals).toEqual([]);
  });

  it('is confirmed or declined, never both', async () => {
    const fresh = await fair.exhibitor('A107');
    const names = Array.from({ length: 6 }, (_, index) => `人 ${index}`);
    await Promise.all(names.map((name) => register({ name }, { exhibitorId: 'A107' })));
    for (const { id } of (await waiting(fresh)).records) {
      const [confirmed, declined] = await Promise.all([confirm<Refused>(fresh, id), reject(fresh, id)]);
      expect([confirmed.status, declined.status].filter((status) => status === 200)).toHaveLength(1);
      expect([confirmed.status, declined.status].filter((status) => status === 409)).toHaveLength(1);
    }
  });

  it('is told nothing of who is registered; the exhibitor is when it confirms', async () => {
    const theirs = await fair.exhibitor('A103');
    expect(await register({ name: '甲', no: 'V3000001' }, { exhibitorId: 'A103' })).toBe('ok');
    expect((await confirm(theirs, await idOf(theirs, '甲'))).status).toBe(200);
    expect(await register({ name: '乙', no: 'V3000001' })).toBe('ok');
    const refused = await confirm<Refused>(one, await idOf(one, '乙'));
    expect([refused.status, refused.data.reason]).toEqual([422, 'ANSWERS_REFUSED']);
    expect(JSON.stringify(refused)).not.toContain('A103');
    expect((await waiting(one, { name: '乙' })).records).toMatchObject([{ state: 'waiting' }]);
  });

  it('who registers again takes the place of the entry before', async () => {
    const fresh = await fair.exhibitor('A104');
    const there = { exhibitorId: 'A104' };
    await register({ name: '错字', no: 'V4000001' }, there);
    await Promise.all([1, 2, 3].map(() => register({ name: '改正', no: 'v400-0001' }, there)));
    await register({ name: '改正', no: 'V4000001' }, { exhibitorId: 'A101' });
    expect((await waiting(fresh)).records.map(({ name }) => name)).toEqual(['改正']);
    expect((await waiting(one, { name: '改正' })).total).toBe(1);
  });

  it('gets a pass only while there is one, of many confirmed at once', async () => {
    const fresh = await fair.exhibitor('A105');
    const quota = await selfForm({ passQuota: { squareMetres: 100, passes: 3, least: 3 } });
    for (const index of Array.from({ length: 6 }).keys()) {
      await register({ name: `人 ${index}` }, { exhibitorId: 'A105', of: quota });
    }
    const { records } = await waiting(fresh);
    const confirmed = await Promise.all(records.map(({ id }) => confirm<Refused>(fresh, id)));
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(confirmed.filter(({ data }) => data.reason === 'PASSES_USED_UP')).toHaveLength(3);
    expect((await waiting(fresh, { formId: quota.formId })).passes).toEqual({
      places: 3,
      used: 3,
      waiting: 3,
    });
  });

  it('brings a photo that becomes the exhibitor’s, and only one of their own ticket', async () => {
    const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const upload = { name: 'p.png', content: picture };
    const photo = (await fair.upload<FileRecord>(one, upload)).data.id;
    await fair.server.database
      .updateTable('file')
      .set({ owner_key: ownerKey({ kind: 'ticket', ticketId: 'photo-ticket' }) })
      .where('file_id', '=', photo)
      .execute();
    expect(await register({ name: '照片', photo: [photo] }, { ticketId: 'another' })).toBe('FILE_NOT_YOURS');
    expect(await register({ name: '照片', photo: [photo] }, { ticketId: 'photo-ticket' })).toBe('ok');
    expect((await fair.get<FileRecord>(one, calls.getImg.path, { id: photo })).status).toBe(200);
    expect((await fair.get<FileRecord>(other, calls.getImg.path, { id: photo })).status).toBe(403);
    expect((await confirm(one, await idOf(one, '照片'))).status).toBe(200);
    const another = (await fair.upload<FileRecord>(one, upload)).data.id;
    await fair.server.database
      .updateTable('file')
      .set({ owner_key: ownerKey({ kind: 'ticket', ticketId: 'second' }) })
      .where('file_id', '=', another)
      .execute();
    await register({ name: '照片二', photo: [another] }, { ticketId: 'second' });
    const id = await idOf(one, '照片二');
    expect((await fair.post(one, `${calls.personsRemove.path}?ids=${id}`, {})).status).toBe(200);
    const file = await fair.server.database
      .selectFrom('file')
      .select('owner_key')
      .where('file_id', '=', another)
      .executeTakeFirstOrThrow();
    expect(file.owner_key).toMatch(/^ticket:/);
  });

  it('is judged like a submission: the form, its version, its deadline, how many wait', async () => {
    expect(await register({ name: '' })).toBe('ANSWERS_REFUSED');
    expect(await register({ name: '甲', age: 1 })).toBe('UNKNOWN_FIELD');
    expect(await register({ name: '甲' }, { version: 2 })).toBe('FORM_CHANGED');
    const foreign = await createTestForm(fair.server.database, fair.exhibition, definition);
    expect(await register({ name: '甲' }, { of: foreign })).toBe('NOT_FOUND');
    const closing = await selfForm({
      window: { opensAt: null, earlyEndAt: null, endAt: new Date(started + MINUTE_MS), lateEndAt: null },
    });
    expect(await register({ name: '甲' }, { of: closing })).toBe('ok');
    now = new Date(started + 2 * MINUTE_MS);
    expect(await register({ name: '甲' }, { of: closing })).toBe('FORM_CLOSED');
    expect((await confirm<Refused>(one, await idOf(one, '甲'))).data.reason).toBe('FORM_CLOSED');
    now = new Date(started);
  });

  it('waits with so many others at most, however many come at once', async () => {
    const full = await fair.exhibitor('A106');
    const came = await atOnce(limits.waitingPersons + 5, (index) =>
      register({ name: `人 ${index}` }, { exhibitorId: 'A106' }),
    );
    expect(came.filter((what) => what === 'ok')).toHaveLength(limits.waitingPersons);
    expect(came.filter((what) => what === 'TOO_MANY_WAITING')).toHaveLength(5);
    expect((await waiting(full)).passes?.waiting).toBe(limits.waitingPersons);
  });

  it('is closed for nobody by who sends very many: they make room, and one press declines them', async () => {
    const flooded = await fair.exhibitor('A127');
    const flood = await atOnce(limits.waitingPersons, (index) =>
      from(`2001:db8:9:${index.toString(16)}::1`, `编 ${index}`),
    );
    expect(flood.filter((what) => what === 'ok')).toHaveLength(limits.waitingPersons);
    expect(await from('2001:db8:9:ffff::1', '又一个')).toBe('TOO_MANY_WAITING');
    const real = await atOnce(30, (index) => from(`203.0.113.${index}`, `真 ${index}`));
    expect(new Set(real)).toEqual(new Set(['ok']));
    expect((await waiting(flooded)).passes?.waiting).toBe(limits.waitingPersons);
    const { records } = await waiting(flooded, { name: '编' });
    const declined = await fair.post<{ declined: number }>(flooded, calls.personReject.path, {
      id: records[0]?.id ?? '',
      also: 'sender',
    });
    expect([declined.status, declined.data.declined]).toEqual([200, limits.waitingPersons - 30]);
    expect((await waiting(flooded)).passes?.waiting).toBe(30);
    const rest = await waiting(flooded, { name: '真' });
    const all = await fair.post<{ declined: number }>(flooded, calls.personReject.path, {
      id: rest.records[0]?.id ?? '',
      also: 'all',
    });
    expect(all.data.declined).toBe(30);
  });

  it('makes room for a proved number before all others, and for all once the exhibitor declined who waits', async () => {
    const flooded = await fair.exhibitor('A128');
    await atOnce(limits.waitingPersons, (index) => each(index, false));
    expect(await each(600, false)).toBe('TOO_MANY_WAITING');
    expect(await each(601, true)).toBe('ok');
    // Each came from another address: one press declines all, and everybody may register again.
    const [first] = (await waiting(flooded, { name: '各' })).records;
    const declined = await fair.post(flooded, calls.personReject.path, { id: first?.id ?? '', also: 'all' });
    expect(declined).toMatchObject({ status: 200, data: { declined: limits.waitingPersons } });
    expect(await each(602, false)).toBe('ok');
  });
});
