import {
  calls,
  type ConsoleExhibitorsPage,
  type Job,
  type JobsPage,
  type JobThingsPage,
} from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { insertExhibitors } from '../booths/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let editor: TestSession;
const many = 205;

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor' });
  const companies = Array.from({ length: many }, (_, at) => ({
    exhibitorId: `M${String(at).padStart(4, '0')}`,
    name: `公司 ${at}`,
    nameEn: '',
    origin: 'cn',
    language: 'zh-Hans',
    tags: at < 10 ? ['少数'] : [],
  }));
  await fair.server.database
    .transaction()
    .execute((transaction) => insertExhibitors(transaction, fair.exhibition, companies));
});
afterAll(() => fair.close());

const tag = <T = Job>(body: object, who = editor) => fair.post<T>(who, calls.consoleTagExhibitors.path, body);
const undo = <T = Job>(jobId: string, who = editor) =>
  fair.post<T>(who, calls.consoleUndoTags.path, { jobId });
const read = async (id: string, who = editor) => fair.get<Job>(who, calls.consoleJob.path.replace(':id', id));
const having = async (name: string) =>
  (await fair.get<ConsoleExhibitorsPage>(editor, calls.consoleExhibitors.path, { tags: name })).data.total;
const ended = async (id: string): Promise<Job> =>
  vi.waitFor(
    async () => {
      const { data } = await read(id);
      expect(data.endedAt).not.toBeNull();
      return data;
    },
    { timeout: 30_000, interval: 200 },
  );

describe('tags of many exhibitors', () => {
  it('are given to a few at once, each with what became of it, and taken back', async () => {
    const { data } = await tag({
      bulk: { ids: ['M0000', 'M0001', 'nobody'] },
      add: ['重点'],
      remove: ['少数'],
    });
    expect(data).toMatchObject({ state: 'done', total: 2, counts: { done: 2, skipped: 0, failed: 0 } });
    const again = await tag({ bulk: { ids: ['M0000', 'M0100'] }, add: ['重点'] });
    expect(again.data.counts).toEqual({ done: 1, skipped: 1, failed: 0 });
    const things = await fair.get<JobThingsPage>(
      editor,
      calls.consoleJobThings.path.replace(':id', again.data.id),
      { outcome: 'skipped' },
    );
    expect(things.data.records).toEqual([
      { id: 'M0000', name: '公司 0', outcome: 'skipped', reason: 'unchanged' },
    ]);

    await tag({ bulk: { ids: ['M0001'] }, add: ['后来'] });
    const back = await undo(data.id);
    expect(back.data.counts).toEqual({ done: 1, skipped: 1, failed: 0 });
    expect(await having('少数')).toBe(9);
  });

  it('are given to all that match, as a job above 200, however many processes look for it', async () => {
    const { data } = await tag({ bulk: { filter: { search: '公司' }, count: many }, add: ['全部'] });
    expect(data.state).not.toBe('done');
    expect(data.total).toBe(many);
    expect(await ended(data.id)).toMatchObject({ state: 'done', progress: many, counts: { done: many } });
    expect(await having('全部')).toBe(many);
    const { data: back } = await undo(data.id);
    expect(await ended(back.id)).toMatchObject({ counts: { done: many } });
    expect(await having('全部')).toBe(0);
  });

  it('are requested again where the selection is not what was seen', async () => {
    const { status, data } = await tag<Refused>({
      bulk: { filter: { search: '公司' }, count: 190 },
      add: ['x'],
    });
    expect([status, data]).toMatchObject([409, { reason: 'SELECTION_CHANGED', count: many }]);
    expect(await having('x')).toBe(0);
    expect((await tag({ bulk: { filter: { tags: '少数' }, count: 9 }, add: ['y'] })).status).toBe(200);
  });

  it('reach nobody beyond the halls of who gives them, and nobody else sees the job', async () => {
    await fair.exhibitor('H1');
    const inHall = await fair.person({ role: 'editor', halls: ['5'] });
    const { data } = await tag({ bulk: { ids: ['H1', 'M0002'] }, add: ['馆'] }, inHall);
    expect(data).toMatchObject({ total: 1, counts: { done: 1 } });
    expect((await read(data.id)).status).toBe(404);
    expect((await undo(data.id)).status).toBe(404);
    const admin = await fair.person({ role: 'admin' });
    expect((await read(data.id, admin)).status).toBe(200);
    const { data: listed } = await fair.get<JobsPage>(admin, calls.consoleJobs.path, { size: '1' });
    expect(listed.records[0]?.id).toBe(data.id);
  });

  it('are not taken back a day later', async () => {
    const { data } = await tag({ bulk: { ids: ['M0150'] }, add: ['旧'] });
    await sql`update job set ended_at = now() - interval '25 hours' where job_id = ${data.id}`.execute(
      fair.server.database,
    );
    expect((await undo(data.id)).status).toBe(404);
  });
});
