import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Job } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { removeOldJobs, runLongJobs } from '../../jobs/index.ts';
import { openArchive } from '../index.ts';
import { archiveJobs, archiveServices } from '../routes.ts';

let fair: TestFair;
let admin: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  admin = await fair.person({ role: 'admin', name: '沈竹溪' });
  await fair.exhibitor('A101');
});
afterAll(() => fair.close());

const deps = () => ({ ...fair.server, now: () => new Date() });
/** What the background of a server does within a second. */
const runAll = () => {
  const services = archiveServices(deps());
  return runLongJobs({
    database: fair.server.database,
    kinds: archiveJobs(deps()),
    vault: services.vault,
    owner: 'test',
    isEnding: () => false,
    failed: (error) => {
      throw error;
    },
  });
};
const begin = async (body: object, who = admin) => fair.post<Job>(who, calls.consoleExportArchive.path, body);
const at = (path: string, id: string) => path.replace(':id', id);
const job = async (id: string) => (await fair.get<Job>(admin, at(calls.consoleJob.path, id))).data;
/** A job at its end: the server itself may have begun it before {@link runAll} did. */
const ended = async (id: string): Promise<Job> => {
  await runAll();
  await expect.poll(async () => (await job(id)).state).not.toMatch(/waiting|running/);
  return job(id);
};
const linkOf = (id: string, who = admin) =>
  fair.get<{ link: string } & Refused>(who, at(calls.consoleJobFile.path, id));
const fetched = (url: string) => fair.server.app.inject({ method: 'GET', url });

describe('an exhibition', () => {
  it('is exported by a job whose file is fetched by a link of a minute', async () => {
    const begun = await begin({ depth: 'everything', passphrase: 'correct horse battery staple' });
    expect(begun.status).toBe(200);
    expect((await linkOf(begun.data.id)).data.reason).toBe('NOT_FOUND');
    const done = await ended(begun.data.id);
    expect(done).toMatchObject({ kind: 'exhibition.export', state: 'done', problem: null });
    expect(done.file?.name).toMatch(/-everything-\d{4}-\d{2}-\d{2}\.zip$/);
    expect(done.progress).toBe(done.total);
    const { link } = (await linkOf(begun.data.id)).data;
    const file = await fetched(link);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.length).toBe(done.file?.bytes);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect((await fetched(link.replace(/signature=\w/, 'signature=_'))).statusCode).toBe(404);
    const path = join(tmpdir(), `${begun.data.id}.zip`);
    await writeFile(path, file.rawPayload);
    const archive = await openArchive(path, 'correct horse battery staple');
    archive.close();
    expect(archive.manifest.exhibition.exhibitionId).toBe(fair.exhibition.exhibitionId);
    const { rows } = await sql<{ action: string; detail: unknown }>`
      select action, detail from audit where action in ('exhibition.archive', 'job.file') order by audit_id`.execute(
      fair.server.database,
    );
    expect(rows).toEqual([
      { action: 'exhibition.archive', detail: { depth: 'everything', sealed: true } },
      { action: 'job.file', detail: { kind: 'exhibition.export' } },
    ]);
  });

  it('is exported under no passphrase that is short, and with none as a set-up', async () => {
    for (const body of [
      { depth: 'everything', passphrase: 'short' },
      { depth: 'set-up', passphrase: 'correct horse battery staple' },
    ])
      expect((await begin(body)).status).toBe(400);
  });

  it('is exported by admins alone, and only they get the file', async () => {
    const editor = await fair.person({ role: 'editor' });
    expect((await begin({ depth: 'set-up' }, editor)).status).toBe(403);
    const begun = await begin({ depth: 'set-up' });
    await ended(begun.data.id);
    expect((await linkOf(begun.data.id, editor)).status).toBe(403);
    expect((await linkOf(begun.data.id)).status).toBe(200);
  });

  it('is not exported any more once that is cancelled', async () => {
    const begun = await begin({ depth: 'set-up' });
    await fair.post(admin, at(calls.consoleCancelJob.path, begun.data.id), {});
    expect(await ended(begun.data.id)).toMatchObject({ state: 'cancelled', file: null });
  });

  it('is a file no longer than its job', async () => {
    const begun = await begin({ depth: 'set-up' });
    await ended(begun.data.id);
    const { link } = (await linkOf(begun.data.id)).data;
    const { storage, database } = archiveServices(deps());
    await removeOldJobs(database, storage, new Date(Date.now() + 1_000), 100);
    expect((await fetched(link)).statusCode).toBe(404);
  });
});
