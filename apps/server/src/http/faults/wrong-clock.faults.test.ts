import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type FileRecord, type Order, type ShortLinkAnswer } from '@zhantai/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDraft } from '../testing/test-drafts.ts';
import { startTestProcess, type TestProcess } from '../testing/test-process.ts';

const library = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  .map((folder) => `${folder}/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path));
if (library === undefined) process.stdout.write('not run: a wrong clock, for there is no libfaketime\n');

/** What the clock of the server is off by, read anew every second; that of its database is right. */
const clock = join(tmpdir(), `zhantai-clock-${randomUUID()}`);
const DAY_MS = 86_400_000;

let at: TestProcess;
let session: Readonly<Record<string, string>>;

beforeAll(async () => {
  if (library === undefined) return;
  writeFileSync(clock, '+1d');
  at = await startTestProcess({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
}, 180_000);
afterAll(async () => {
  if (library === undefined) return;
  await at.end();
  rmSync(clock);
}, 60_000);

/** How many days the clock of the server is ahead. */
async function daysAhead(): Promise<number> {
  const answer = await at.call('/api/health/live');
  return Math.round((Date.parse(answer.headers.get('date') ?? '') - Date.now()) / DAY_MS);
}

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const { data }: { data: T } = JSON.parse(text);
  return data;
}

/** Whatever is decided by the time, as somebody with this session meets it. */
async function use(headers: Readonly<Record<string, string>>, item: string): Promise<void> {
  const draft = new TestDraft(at, headers);
  const before = await draft.kept();
  const [key, body] = [randomUUID(), await draft.next(item)];
  const first = await draft.save(body, key);
  expect(await draft.save(body, key)).toEqual(first);
  expect(await draft.kept()).toEqual({ revision: before.revision + 1, text: item });
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'a.pdf');
  const { link } = await read<FileRecord>(
    await at.call(calls.putImg.path, { method: 'POST', headers, body: form }),
  );
  expect((await at.call(link)).status).toBe(200);
  // What is held of a stock, and until when.
  const lines = [{ itemId: item, quantity: 1 }];
  const order = await read<Order>(
    await at.call(calls.submitSupport.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ formId: 'exhibitor_c3', lines, revision: 0 }),
    }),
  );
  expect(order.status).toBe('placed');
  const placed = Date.parse(`${order.placedAt?.replace(' ', 'T')}+08:00`);
  expect(Math.abs(Math.round((placed - Date.now()) / (DAY_MS / 2)))).toBe(0);
  // People without an account.
  const { ticket = '' } = await read<ShortLinkAnswer>(
    await at.call(calls.shortLink.path.replace(':code', 'X01STAFF'), { headers: await at.client() }),
  );
  const guest = { ...(await at.client()), ticket };
  expect((await at.call(calls.openStaff.path, { headers: guest })).status).toBe(200);
}

test.skipIf(library === undefined)(
  'on a machine whose clock is a day ahead everything is decided by the database’s clock, and the terminal says so',
  async () => {
    expect(await daysAhead()).toBe(1);
    expect(at.said()).toContain('The clock of this machine is 1 day ahead of that of the database');
    session = await at.signIn();
    await use(session, 'PL1');
  },
  60_000,
);

test.skipIf(library === undefined)(
  'a clock that jumps from a day ahead to a day behind ends no session and changes no decision',
  async () => {
    writeFileSync(clock, '-1d');
    await expect.poll(daysAhead, { timeout: 20_000 }).toBe(-1);
    const draft = new TestDraft(at, session);
    expect((await draft.kept()).text).toBe('PL1');
    await use(await at.signIn('13800000002'), 'PL1');
    expect((await draft.kept()).text).toBe('PL1');
    expect(at.said()).not.toMatch(/^\s+at .*\n|Unhandled|"bug"/m);
  },
  60_000,
);
