import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { archiveLimits, calls, type ArchiveUpload, type Job } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { multipart } from '../../http/testing/test-upload.ts';
import { runLongJobs } from '../../jobs/index.ts';
import { writeArchive } from '../index.ts';
import { archiveJobs, archiveServices } from '../routes.ts';
import { partContent, partSize, removeOldUploads } from './parts.ts';

let fair: TestFair;
let owner: TestSession;
let content: Buffer;

beforeAll(async () => {
  fair = await openTestFair();
  owner = await fair.person({ role: 'admin', name: '沈竹溪' });
  await sql`update account set tenant_admin = true where account_id = ${owner.account.accountId}`.execute(
    fair.server.database,
  );
  await fair.exhibitor('A101');
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  await createTestForm(fair.server.database, fair.exhibition, definition, {});
  const path = join(tmpdir(), `import-${fair.exhibition.exhibitionId}.zip`);
  await pipeline(writeArchive(services(), fair.exhibition, 'everything'), createWriteStream(path));
  content = await readFile(path);
});
afterAll(() => fair.close());

const deps = () => ({ ...fair.server, now: () => new Date() });
const services = () => archiveServices(deps());
const runAll = () =>
  runLongJobs({
    database: fair.server.database,
    kinds: archiveJobs(deps()),
    vault: services().vault,
    owner: 'test',
    isEnding: () => false,
    failed: (error) => {
      throw error;
    },
  });
const begin = (bytes: number, who = owner) =>
  fair.post<ArchiveUpload & Refused>(who, calls.consoleBeginArchiveUpload.path, { name: 'fair.zip', bytes });
const sendPart = async (id: string, part: number, bytes: Buffer) => {
  const { payload, headers } = multipart({
    name: 'part',
    content: bytes,
    fields: { id, part: String(part) },
  });
  const url = calls.consoleArchivePart.path;
  return fair.server.app.inject({ method: 'POST', url, headers: { ...owner.headers, ...headers }, payload });
};
const uploaded = async (bytes = content) => {
  const { data } = await begin(bytes.length);
  expect((await sendPart(data.id, 0, bytes)).statusCode).toBe(200);
  return data.id;
};
const read = async (id: string) =>
  fair.get<ArchiveUpload>(owner, calls.consoleArchiveUpload.path.replace(':id', id));
const ask = (id: string, body: object, who = owner) =>
  fair.post<Job & Refused>(who, calls.consoleImportArchive.path.replace(':id', id), body);
const job = async (id: string) => (await fair.get<Job>(owner, calls.consoleJob.path.replace(':id', id))).data;
/** A job at its end: the server itself may have begun it before {@link runAll} did. */
const ended = async (id: string): Promise<Job> => {
  await runAll();
  await expect.poll(async () => (await job(id)).state).not.toMatch(/waiting|running/);
  return job(id);
};
const rowsOf = async (exhibitionId: string) => {
  const { rows } = await sql<{ title: unknown; open: boolean; forms: number; blobs: number }>`
    select title, open,
      (select count(*)::integer from form where form.exhibition_id = exhibition.exhibition_id) as forms,
      (select count(*)::integer from blob where blob.exhibition_id = exhibition.exhibition_id) as blobs
    from exhibition where exhibition_id = ${exhibitionId}`.execute(fair.server.database);
  return rows;
};

describe('an archive', () => {
  it('says in a dry run what it would be, and becomes an exhibition that is closed', async () => {
    const id = await uploaded();
    const checked = await ask(id, { dryRun: true, exhibitionId: 'next', firstDay: '2028-03-16' });
    expect(await ended(checked.data.id)).toMatchObject({ kind: 'exhibition.check-archive', state: 'done' });
    expect((await read(id)).data.report).toMatchObject({
      depth: 'everything',
      title: '江澜博览会',
      firstDay: '2027-03-18',
      days: 364,
      rows: { form: 1, exhibitor: 1 },
      missing: { answers: 0, files: 0 },
    });
    expect(await rowsOf('next')).toEqual([]);
    const made = await ask(id, {
      dryRun: false,
      exhibitionId: 'next',
      title: '下一届',
      firstDay: '2028-03-16',
    });
    expect((await ended(made.data.id)).state).toBe('done');
    expect(await rowsOf('next')).toEqual([
      { title: { 'zh-Hans': '下一届' }, open: false, forms: 1, blobs: 0 },
    ]);
    const { rows } = await sql<{ action: string }>`select action from audit
      where thing_id = 'next' order by audit_id`.execute(fair.server.database);
    expect(rows.map(({ action }) => action)).toEqual(['exhibition.import', 'exhibition.from-archive']);
    // The parts are needed no more.
    expect((await read(id)).status).toBe(404);
    await removeOldUploads(fair.server.database, services().storage, new Date(), 10);
    expect(await services().storage.has(partContent(fair.exhibition, id, 0))).toBe(false);
    expect((await ask(await uploaded(), { dryRun: true, exhibitionId: 'next' })).data.reason).toBe(
      'EXHIBITION_TAKEN',
    );
  });

  it('that is none is refused in a sentence of its reader’s language, and nothing is left', async () => {
    const id = await uploaded(Buffer.from('no zip at all'));
    const made = await ask(id, { dryRun: false, exhibitionId: 'none' });
    const done = await ended(made.data.id);
    expect([done.state, done.problem]).toEqual(['failed', '文件不是 zip，或已损坏。']);
    expect(await rowsOf('none')).toEqual([]);
  });

  it('whose import is stopped half-way leaves nothing', async () => {
    const id = await uploaded();
    const made = await ask(id, { dryRun: false, exhibitionId: 'stopped' });
    await sql`update job set is_cancelled = true where job_id = ${made.data.id}`.execute(
      fair.server.database,
    );
    expect((await ended(made.data.id)).state).toBe('cancelled');
    expect(await rowsOf('stopped')).toEqual([]);
    // It can be made again of the same upload.
    const again = await ask(id, { dryRun: false, exhibitionId: 'stopped' });
    expect((await ended(again.data.id)).state).toBe('done');
    expect(await rowsOf('stopped')).toHaveLength(1);
  });

  it('comes in parts of the size that was said, whoever begins it, and is read when all are here', async () => {
    const { data } = await begin(archiveLimits.partBytes + 3);
    expect(partSize(archiveLimits.partBytes + 3, 1)).toBe(3);
    expect((await sendPart(data.id, 0, Buffer.from('short'))).statusCode).toBe(400);
    expect((await sendPart(data.id, 2, Buffer.from('abc'))).statusCode).toBe(400);
    expect((await sendPart(data.id, 1, Buffer.from('abc'))).statusCode).toBe(200);
    expect((await sendPart(data.id, 1, Buffer.from('abd'))).statusCode).toBe(200);
    expect((await read(data.id)).data.parts).toEqual([1]);
    expect((await ask(data.id, { dryRun: true, exhibitionId: 'half' })).status).toBe(400);
    const other = await fair.person({ role: 'admin' });
    expect((await begin(7, other)).status).toBe(403);
    expect((await begin(archiveLimits.maxBytes + 1)).status).toBe(400);
  });
});
