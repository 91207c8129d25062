import { calls, type FillPreview, type Job, type Pack, type PackContents } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs, type TestSession } from '../../auth/testing.ts';
import { selectExhibition, type Exhibition } from '../../exhibitions/index.ts';
import { openTestFair, TestFair, type Refused } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { runLongJobs } from '../../jobs/index.ts';
import { archiveJobs, archiveServices } from '../routes.ts';
import { fillExhibition } from './fill-exhibition.ts';

let fair: TestFair;
let owner: TestSession;
const formIds: string[] = [];

beforeAll(async () => {
  fair = await openTestFair();
  owner = await fair.person({ role: 'admin', name: '沈竹溪' });
  const { database } = fair.server;
  await sql`update account set tenant_admin = true where account_id = ${owner.account.accountId}`.execute(
    database,
  );
  await fair.person({ role: 'reviewer', name: '顾行舟' });
  const exhibitor = await fair.exhibitor('A101', { tags: ['vip'] });
  await fair.exhibitor('trial');
  await sql`update exhibitor set trial = true where exhibitor_id = 'trial'`.execute(database);
  const definition = testDefinition([
    {
      prop: 'day',
      type: 'select',
      original: {
        dicData: [
          { label: '3 月 18 日', value: '0318' },
          { label: '都可以', value: 'any' },
        ],
      },
    },
  ]);
  const form = await createTestForm(database, fair.exhibition, definition, {
    formCode: 'A1',
    window: {
      opensAt: new Date('2026-09-15T01:00:00Z'),
      earlyEndAt: new Date('2026-10-31T10:00:00Z'),
      endAt: new Date('2027-02-28T10:00:00Z'),
      lateEndAt: null,
    },
  });
  const after = await createTestForm(database, fair.exhibition, definition, {
    formCode: 'A2',
    after: { formId: form.formId, on: 'submitted' },
  });
  formIds.push(form.formId, after.formId);
  await fair.submit(exhibitor, form, { day: 'any' });
});
afterAll(() => fair.close());

const deps = () => ({ ...fair.server, now: () => new Date() });
const services = () => ({ ...archiveServices(deps()), packsFolder: fair.server.settings.packsFolder });
const fillOf = (id: string) => calls.consoleFill.path.replace(':id', id);
const fill = async (id: string, body: object, who = owner) => {
  // How often a call may be made is another test's.
  await fair.server.database.deleteFrom('call_count').execute();
  return fair.post<Job & Refused>(who, fillOf(id), body);
};
const preview = (id: string, query: Record<string, string>, who = owner) =>
  fair.get<FillPreview & Refused>(who, calls.consoleFillPreview.path.replace(':id', id), query);
const job = async (id: string) => (await fair.get<Job>(owner, calls.consoleJob.path.replace(':id', id))).data;
/** A job at its end: the server itself may have begun it. */
async function ended(id: string): Promise<Job> {
  await runLongJobs({
    database: fair.server.database,
    kinds: archiveJobs(deps()),
    vault: services().vault,
    owner: 'test',
    isEnding: () => false,
    failed: (error) => {
      throw error;
    },
  });
  await expect.poll(async () => (await job(id)).state).not.toMatch(/waiting|running/);
  return job(id);
}
let made = 0;
async function newExhibition(start = '2028-03-16', zone = 'Asia/Shanghai'): Promise<Exhibition> {
  const id = `next-${(made += 1)}`;
  const end = `${start.slice(0, 8)}${String(Number(start.slice(8)) + 3).padStart(2, '0')}`;
  const { status } = await fair.post(owner, calls.consoleCreateExhibition.path, {
    id,
    title: { 'zh-Hans': id },
    zone,
    start,
    end,
  });
  expect(status).toBe(200);
  const exhibition = await selectExhibition(fair.server.database, fair.exhibition.tenantId, id);
  if (exhibition === null) throw new Error('It was not made.');
  return exhibition;
}
const counts = async (exhibitionId: string) => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::integer from form where exhibition_id = ${exhibitionId}) as forms,
    (select count(*)::integer from form_version where exhibition_id = ${exhibitionId}) as versions,
    (select count(*)::integer from exhibitor where exhibition_id = ${exhibitionId}) as exhibitors,
    (select count(*)::integer from membership where exhibition_id = ${exhibitionId} and not of_tenant) as memberships,
    (select count(*)::integer from booth where exhibition_id = ${exhibitionId}) as booths,
    (select count(*)::integer from submission where exhibition_id = ${exhibitionId}) as submissions,
    (select count(*)::integer from catalogue_item where exhibition_id = ${exhibitionId}) as items,
    (select count(*)::integer from article where exhibition_id = ${exhibitionId}) as articles`.execute(
    fair.server.database,
  );
  return rows[0];
};
const nothing = {
  forms: 0,
  versions: 0,
  exhibitors: 0,
  memberships: 0,
  booths: 0,
  submissions: 0,
  items: 0,
  articles: 0,
};
const last = () => ({ exhibitionId: fair.exhibition.exhibitionId });
const windowOf = async (exhibitionId: string, code: string) =>
  (
    await sql<Record<string, Date | string | null>>`
      select opens_at, early_end_at, end_at, after_on, published_version from form
      where exhibition_id = ${exhibitionId} and form_code = ${code}`.execute(fair.server.database)
  ).rows[0];

describe('an exhibition that is copied from last year', () => {
  it('says what would come, each moment old and new, and which options name days', async () => {
    const next = await newExhibition('2028-03-16');
    const { data } = await preview(next.exhibitionId, last());
    expect(data).toMatchObject({ firstDay: '2027-03-18', days: 364, target: { firstDay: '2028-03-16' } });
    expect(data.parts).toContainEqual({ part: 'forms', count: 2, isTaken: false });
    expect(data.parts).toContainEqual({ part: 'exhibitors', count: 1, isTaken: false });
    expect(data.moments.find(({ kind, name }) => kind === 'end' && name === 'A1')).toMatchObject({
      from: '2027-02-28 18:00:00',
      to: '2028-02-27 18:00:00',
    });
    expect(data.options).toContainEqual({
      formId: formIds[0],
      code: 'A1',
      field: 'day',
      options: ['3 月 18 日'],
    });
  });

  it('gets forms as their first version, exhibitors as invited and without booths, and nothing that was handed in', async () => {
    const next = await newExhibition();
    const parts = ['profile', 'groups', 'forms', 'staff', 'exhibitors'];
    const { data } = await fill(next.exhibitionId, { from: last(), parts });
    expect(await ended(data.id)).toMatchObject({ state: 'done' });
    expect(await counts(next.exhibitionId)).toEqual({
      ...nothing,
      forms: 2,
      versions: 2,
      exhibitors: 1,
      memberships: 3,
    });
    const { rows } = await sql<{ state: string; tags: string[]; open: boolean; start: string }>`
      select exhibitor.state, tags, open, profile -> 'dates' ->> 'start' as start from exhibitor
      join exhibition using (tenant_id, exhibition_id) where exhibition_id = ${next.exhibitionId}`.execute(
      fair.server.database,
    );
    expect(rows).toEqual([{ state: 'invited', tags: ['vip'], open: false, start: '2028-03-16' }]);
    expect(await windowOf(next.exhibitionId, 'A2')).toMatchObject({
      after_on: 'submitted',
      published_version: 1,
    });
    const again = await fill(next.exhibitionId, { from: last(), parts });
    expect([again.status, again.data.reason]).toEqual([409, 'EXHIBITION_NOT_EMPTY']);
    expect(again.data['parts']).toEqual(['forms', 'staff', 'exhibitors']);
  });

  it('keeps times of day over a change of summer time and over 29 February', async () => {
    const leap = await newExhibition('2028-03-18');
    const { data: first } = await fill(leap.exhibitionId, { from: last(), parts: ['forms'] });
    expect((await ended(first.id)).state).toBe('done');
    expect(await windowOf(leap.exhibitionId, 'A1')).toMatchObject({
      end_at: new Date('2028-02-29T10:00:00Z'),
    });
    const next = await newExhibition('2029-03-28', 'Europe/Berlin');
    const { data } = await fill(next.exhibitionId, { from: last(), parts: ['forms'] });
    expect((await ended(data.id)).state).toBe('done');
    expect(await windowOf(next.exhibitionId, 'A1')).toEqual({
      // 2028-09-25 09:00 in summer, 2028-11-10 18:00 and 2029-03-10 18:00 in winter, by the clocks of Berlin.
      opens_at: new Date('2028-09-25T07:00:00Z'),
      early_end_at: new Date('2028-11-10T17:00:00Z'),
      end_at: new Date('2029-03-10T17:00:00Z'),
      after_on: null,
      published_version: 1,
    });
  });

  it('takes moments that were typed, held to their order', async () => {
    const next = await newExhibition();
    const { data } = await preview(next.exhibitionId, last());
    const key = data.moments.find(({ kind, name }) => kind === 'end' && name === 'A1')?.key ?? '';
    const ask = (to: string, other = key) =>
      fill(next.exhibitionId, { from: last(), parts: ['forms'], dates: [{ key: other, to }] });
    expect((await ask('2027-08-01 18:00')).data).toMatchObject({
      reason: 'WINDOW_ORDER',
      formId: formIds[0],
    });
    expect((await ask('2028-03-01')).data.reason).toBe('BAD_REQUEST');
    expect((await ask('2028-03-01 18:00', 'form|nothing|endAt')).data.reason).toBe('BAD_REQUEST');
    const { id } = (await ask('2028-03-01 12:00')).data;
    expect((await ended(id)).state).toBe('done');
    expect((await windowOf(next.exhibitionId, 'A1'))?.['end_at']).toEqual(new Date('2028-03-01T04:00:00Z'));
  });

  it('gets the forms that were chosen, and none after one that stayed', async () => {
    const next = await newExhibition();
    const body = { from: last(), parts: ['forms'], forms: [formIds[1]] };
    const { data } = await fill(next.exhibitionId, body);
    expect((await ended(data.id)).state).toBe('done');
    expect(await counts(next.exhibitionId)).toEqual({ ...nothing, forms: 1, versions: 1 });
    expect((await windowOf(next.exhibitionId, 'A2'))?.['after_on']).toBeNull();
  });

  it('gets nothing where it is cancelled or breaks off half-way', async () => {
    const next = await newExhibition();
    const parts = ['groups', 'forms', 'exhibitors'] as const;
    const { data } = await fill(next.exhibitionId, { from: last(), parts });
    await sql`update job set is_cancelled = true where job_id = ${data.id}`.execute(fair.server.database);
    expect((await ended(data.id)).state).toBe('cancelled');
    expect(await counts(next.exhibitionId)).toEqual(nothing);
    const broken = fillExhibition(services(), {
      scope: next,
      from: last(),
      parts: new Set(parts),
      forms: null,
      dates: new Map(),
      by: null,
      async lastly() {
        expect(await counts(next.exhibitionId)).toEqual(nothing);
        throw new Error('The process ended.');
      },
    });
    await expect(broken).rejects.toThrow('The process ended.');
    expect(await counts(next.exhibitionId)).toEqual(nothing);
    expect((await selectExhibition(fair.server.database, next.tenantId, next.exhibitionId))?.profile).toEqual(
      next.profile,
    );
  });

  it('is for tenant admins, of exhibitions of their own, and closed', async () => {
    const next = await newExhibition();
    const admin = await fair.person({ role: 'admin' });
    const body = { from: last(), parts: ['forms'] };
    expect((await fill(next.exhibitionId, body, admin)).status).toBe(403);
    expect((await preview(next.exhibitionId, last(), admin)).status).toBe(403);
    expect((await fill('nothing', body)).status).toBe(404);
    expect((await fill(next.exhibitionId, { ...body, from: { exhibitionId: 'nothing' } })).status).toBe(404);
    expect(
      (await fill(next.exhibitionId, { ...body, from: { exhibitionId: next.exhibitionId } })).status,
    ).toBe(404);
    expect((await preview(next.exhibitionId, { ...last(), packId: 'empty' })).status).toBe(400);
    const open = await fill(fair.exhibition.exhibitionId, { from: { packId: 'empty' }, parts: ['groups'] });
    expect(open.data.reason).toBe('EXHIBITION_OPEN');
  });
});

describe('a pack', () => {
  it('of the product fills an exhibition whose forms can be filled in then', async () => {
    const packs = await fair.get<Pack[]>(owner, calls.consolePacks.path);
    expect(packs.data.slice(0, 2).map(({ id, title, counts: { forms } }) => [id, title, forms])).toEqual([
      ['standard', '标准展会手册', 47],
      ['empty', '空白', 0],
    ]);
    const next = await newExhibition('2030-05-06');
    const from = { packId: 'standard' };
    const parts = ['groups', 'dictionaries', 'forms', 'catalogues', 'articles'];
    const { data: seen } = await preview(next.exhibitionId, from);
    expect(seen.parts.map(({ part }) => part)).toEqual(parts);
    const { data } = await fill(next.exhibitionId, { from, parts });
    expect(await ended(data.id)).toMatchObject({ state: 'done' });
    expect(await counts(next.exhibitionId)).toMatchObject({
      forms: 47,
      versions: 47,
      items: 212,
      articles: 17,
    });
    const { rows } = await sql<{
      day: string | null;
    }>`select min(details ->> 'day') as day from catalogue_item
      where exhibition_id = ${next.exhibitionId}`.execute(fair.server.database);
    expect(rows[0]?.day).toBe('2030-05-06');
    // Opened, somebody comes in and fills a form in.
    await sql`update exhibition set open = true where exhibition_id = ${next.exhibitionId}`.execute(
      fair.server.database,
    );
    await sql`update form set opens_at = null, early_end_at = null, end_at = null, late_end_at = null
      where exhibition_id = ${next.exhibitionId}`.execute(fair.server.database);
    const exhibition = await selectExhibition(fair.server.database, next.tenantId, next.exhibitionId);
    const there = new TestFair(fair.server, exhibition ?? next);
    const exhibitor = await there.exhibitor('Z1');
    const form = { formId: 'exhibitor_invitation', formType: '35' };
    const submitted = await there.submit(exhibitor, form, {
      ei_host: '周映荷',
      ei_company: 'Z1 有限公司',
      ei_text: '欢迎光临',
      ei_lang: ['zh-Hans'],
      // The days of the fair, which the form held in its settings, have moved with it.
      ei_time: '2030-05-07 10:00:00',
      ei_place: 'booth',
    });
    expect([submitted.status, submitted.msg]).toEqual([200, expect.anything()]);
  });

  it('of an exhibition is kept without people, gives its forms singly, and is deleted by a tenant admin', async () => {
    const admin = await fair.person({ role: 'admin' });
    const body = { title: '我们的模板包', parts: ['groups', 'forms'] };
    const { data: begun } = await fair.post<Job>(owner, calls.consoleMakePack.path, body);
    expect((await ended(begun.id)).state).toBe('done');
    const { data: packs } = await fair.get<Pack[]>(admin, calls.consolePacks.path);
    const pack = packs.find(({ title }) => title === '我们的模板包');
    expect(pack).toMatchObject({ isProduct: false, madeBy: '沈竹溪', counts: { forms: 2 } });
    const path = calls.consolePack.path.replace(':packId', pack?.id ?? '');
    const { data: contents } = await fair.get<PackContents>(admin, path);
    expect(contents.forms.map(({ code }) => code)).toEqual(['A1', 'A2']);
    const form = { code: 'X9', group: 'X', title: '取自模板包' };
    const from = { packId: pack?.id, formId: formIds[0] };
    const created = await fair.post<{ version: number }>(admin, calls.consoleCreateForm.path, {
      ...form,
      from,
    });
    expect(created.data.version).toBe(1);
    const none = { ...form, code: 'X8', from: { ...from, formId: 'nothing' } };
    expect((await fair.post(admin, calls.consoleCreateForm.path, none)).status).toBe(404);
    const next = await newExhibition();
    const filled = await fill(next.exhibitionId, { from: { packId: pack?.id }, parts: ['forms'] });
    expect((await ended(filled.data.id)).state).toBe('done');
    expect(await counts(next.exhibitionId)).toEqual({ ...nothing, forms: 2, versions: 2 });
    const remove = (who: TestSession, id = pack?.id ?? '') =>
      fair.post(who, calls.consoleDeletePack.path.replace(':packId', id), {});
    expect((await remove(admin)).status).toBe(403);
    expect((await remove(owner, 'standard')).status).toBe(404);
    expect((await remove(owner)).status).toBe(200);
    expect((await fair.get(admin, path)).status).toBe(404);
    expect((await fill(next.exhibitionId, { from: { packId: pack?.id }, parts: ['groups'] })).status).toBe(
      404,
    );
  });

  it('is one of a hundred at most, however many are begun at once', async () => {
    const { tenantId } = fair.exhibition;
    await sql`insert into pack (tenant_id, pack_id, title, note, file_id, counts, made_by, made_at)
      select ${tenantId}, 'full-' || number, '', '', '-', '{}', ${owner.account.accountId}, now()
      from generate_series(1, 99) as number`.execute(fair.server.database);
    await fair.server.database.deleteFrom('call_count').execute();
    const begun = await Promise.all(
      ['甲', '乙', '丙'].map((title) =>
        fair.post<Job & Refused>(owner, calls.consoleMakePack.path, { title, parts: ['groups'] }),
      ),
    );
    expect(begun.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const taken = begun.find(({ status }) => status === 200);
    expect((await ended(taken?.data.id ?? '')).state).toBe('done');
    await sql`delete from pack where pack_id like 'full-%'`.execute(fair.server.database);
  });

  it('is not seen by who makes no forms', async () => {
    const reviewer = await signInAs(fair.server, fair.exhibition, { role: 'reviewer' });
    expect((await fair.get(reviewer, calls.consolePacks.path)).status).toBe(403);
  });
});
