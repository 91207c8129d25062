import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type FormInfo } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openDatabase, type OpenDatabase } from '../../database/open-database.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import { testSettings } from '../../settings/test-settings.ts';
import { buildApp } from '../build-app.ts';
import { TestFair, type Refused } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';

const now = (): Date => new Date();
const disk = mkdtempSync(join(tmpdir(), 'zhantai-disk-'));
const mounted = mount();
if (!mounted)
  process.stdout.write('not run: a full disk under the database, for nothing may be mounted here\n');

let opened: OpenDatabase;
let fair: TestFair;
let who: TestSession;
let form: Awaited<ReturnType<typeof createTestForm>>;
let revision = 0;

beforeAll(async () => {
  if (!mounted) return;
  chmodSync(disk, 0o711);
  opened = await openDatabase({ databaseUrl: null, dataDir: join(disk, 'data'), say: () => undefined });
  const { database } = opened;
  const settings = testSettings();
  const app = await buildApp({ database, settings, now });
  const exhibition = await createTestExhibition({ database });
  fair = new TestFair({ app, database, settings, now, url: '', close: () => app.close() }, exhibition);
  who = await fair.exhibitor('A101');
  form = await createTestForm(database, exhibition, testDefinition([{ prop: 'name', type: 'textarea' }]));
  // What the database sets aside while it is new is not used up by a test.
  await sql`checkpoint`.execute(database).catch(() => undefined);
});
afterAll(async () => {
  if (mounted) {
    makeRoom();
    await fair.server.app.close();
    await opened.close();
    execFileSync('umount', ['-l', disk]);
  }
  rmSync(disk, { recursive: true, force: true });
});

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const ballast = join(disk, 'ballast');

/** Leaves so many bytes of room. */
function fill(left: number): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left), 1));
}

function makeRoom(): void {
  rmSync(ballast, { force: true });
}

/** Much of it, which cannot be packed. */
const long = (): string =>
  Array.from({ length: 4_000 }, () => Math.random().toString(36))
    .join(' ')
    .slice(0, 60_000);

const save = () =>
  fair.submit<{ readonly revision: number } & Refused>(
    who,
    form,
    { name: long() },
    { draft: true, revision },
  );
const read = async (): Promise<number> =>
  (await fair.get<FormInfo>(who, calls.info.path, { formId: form.formId })).status;

/** Saves until that is refused. */
async function saveUntilRefused(): Promise<Awaited<ReturnType<typeof save>>> {
  for (;;) {
    const saved = await save();
    if (saved.status !== 200) return saved;
    revision = saved.data.revision;
  }
}

test.skipIf(!mounted)(
  'a disk that is full while the server runs: a sentence, nothing that was acknowledged is lost, and all is well with the room',
  async () => {
    expect((await save()).status).toBe(200);
    revision = 1;
    fill(0);
    const refused = await saveUntilRefused();
    expect([refused.status, refused.msg]).toEqual([503, expect.any(String)]);
    expect(['SAVING_UNAVAILABLE', 'OVERLOADED']).toContain(refused.data.reason);
    // Where the log itself found no room the database has ended, and is tried to be started again and again.
    expect([200, 503]).toContain(await read());
    makeRoom();
    await expect.poll(read, { timeout: 50_000, interval: 200 }).toBe(200);
    const { data } = await fair.get<FormInfo>(who, calls.info.path, { formId: form.formId });
    expect(data.revision).toBeGreaterThanOrEqual(revision);
    revision = data.revision ?? 0;
    expect((await save()).status).toBe(200);
  },
);
