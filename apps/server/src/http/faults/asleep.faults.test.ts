import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/open-database.ts';
import { createMessageQueue } from '../../messaging/index.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { buildApp } from '../build-app.ts';
import { TestDraft } from '../testing/test-drafts.ts';
import { startTestProcess, type TestProcess } from '../testing/test-process.ts';

/** Milliseconds that a machine sleeps. */
const SLEEP_MS = 20_000;
const stack = /^\s+at .*\n|Unhandled|"bug"/m;

let at: TestProcess;

beforeAll(async () => {
  at = await startTestProcess();
}, 180_000);
afterAll(() => at.end(), 60_000);

function tell(signal: 'SIGSTOP' | 'SIGCONT', pids: readonly number[]): void {
  for (const pid of pids) process.kill(pid, signal);
}

test('a machine that sleeps while somebody saves wakes with all it acknowledged, once, and goes on', async () => {
  const draft = new TestDraft(at, await at.signIn());
  const before = await draft.kept();
  const until = new AbortController();
  let saves = 0;
  const write = async (): Promise<void> => {
    let body = await draft.next('0');
    while (!until.signal.aborted) {
      const key = randomUUID();
      const { revision } = await draft.save(body, key);
      saves += 1;
      expect((await draft.save(body, key)).revision).toBe(revision);
      body = { ...body, revision, answers: { ...body.answers, build_note: String(saves) } };
    }
  };
  const writing = write();
  await expect.poll(() => saves, { timeout: 20_000 }).toBeGreaterThan(3);
  // The server, its database and every connection of it, in the midst of what they do.
  const sleepers = [at.pid, ...at.databaseProcesses()];
  tell('SIGSTOP', sleepers);
  const probes = Array.from({ length: 8 }, () => at.call('/api/health/ready').then(({ status }) => status));
  await pause(SLEEP_MS);
  tell('SIGCONT', sleepers);
  expect(await Promise.all(probes)).toEqual(probes.map(() => 200));
  const woken = saves;
  await expect.poll(() => saves, { timeout: 20_000 }).toBeGreaterThan(woken + 3);
  until.abort();
  await writing;
  expect(await draft.kept()).toEqual({ revision: before.revision + saves, text: String(saves - 1) });
  expect(at.said()).not.toMatch(stack);
}, 90_000);

test('what a server held when it fell asleep is another’s when its time is over, and no message goes out twice', async () => {
  const env = { ...at.env, PORT: '0' };
  const settings = { ...readSettings(env, '/'), logLevel: 'silent' as const };
  const opened = await openDatabase({ ...settings, say: () => undefined });
  const { database } = opened;
  const queue = createMessageQueue(settings);
  const headers = await at.signIn();
  const draft = new TestDraft(at, headers);
  const before = await draft.kept();
  const [key, body] = [randomUUID(), await draft.next('once')];
  const message = (mobile: string) => ({
    tenantId: headers['Tenant-Id'] ?? '',
    exhibitionId: headers['Exhibition-Id'] ?? '',
    template: 'invitation',
    recipient: mobile,
    body: mobile,
    masked: mobile,
    lifeSeconds: null,
  });
  const first = ['13900000001', '13900000002', '13900000003'];
  // Both the save and the rounds that take messages, by SMS and by mail, wait for these tables when the server falls asleep.
  const { saving } = await database.transaction().execute(async (transaction) => {
    await sql`lock table submission, outbox in exclusive mode`.execute(transaction);
    for (const mobile of first) {
      await queue.queueSms(transaction, message(mobile));
    }
    const sending = fetch(`http://127.0.0.1:${at.env['PORT']}${calls.submit.path}`, {
      method: 'POST',
      ...draft.request(body, key),
    });
    await expect.poll(() => waiting(opened), { timeout: 20_000 }).toEqual({ saves: 1, takers: 2 });
    tell('SIGSTOP', [at.pid]);
    return { saving: sending };
  });
  try {
    await expect.poll(() => sent(opened, first), { timeout: 20_000 }).toEqual(first.map(() => 'sending 1'));
    // Another server of the same installation does what has to be done meanwhile.
    const app = await buildApp({ database, settings, now: () => new Date() });
    await app.ready();
    try {
      const later = '13900000004';
      await database.transaction().execute((transaction) => queue.queueSms(transaction, message(later)));
      await expect.poll(() => sent(opened, [later]), { timeout: 20_000 }).toEqual(['sent 1']);
      expect(await sent(opened, first)).toEqual(first.map(() => 'sending 1'));
      // Of one of them it is asleep for longer than any sending takes: whether it went out is not known.
      await sql`update outbox set taken_at = now() - interval '1 hour' where recipient = ${first[0]}`.execute(
        database,
      );
      await expect.poll(() => sent(opened, first.slice(0, 1)), { timeout: 20_000 }).toEqual(['failed 1']);
      await expect.poll(() => isLapsed(opened), { timeout: 20_000 }).toBe(true);
      const { body: payload, headers: sentHeaders } = draft.request(body, key);
      const again = app.inject({ method: 'POST', url: calls.submit.path, headers: sentHeaders, payload });
      const second = again.then((answer) => ({ status: answer.statusCode, text: answer.body }));
      await expect.poll(() => isLapsed(opened), { timeout: 20_000 }).toBe(false);
      tell('SIGCONT', [at.pid]);
      // What it had asked of its database came about while it slept: it says so, or that somebody else did it.
      const woken = await saving;
      const answer: { status: number; text: string } = { status: woken.status, text: await woken.text() };
      expect((await second).status, (await second).text).toBe(200);
      if (answer.status === 200) expect(revisionIn(answer.text)).toBe(revisionIn((await second).text));
      else expect(answer.status, answer.text).toBe(503);
      const third = await at.call(calls.submit.path, { method: 'POST', ...draft.request(body, key) });
      expect({ status: third.status, text: await third.text() }).toEqual(await second);
      await expect.poll(() => sent(opened, first), { timeout: 20_000 }).toEqual(first.map(() => 'sent 1'));
    } finally {
      tell('SIGCONT', [at.pid]);
      await app.close();
    }
    expect(await draft.kept()).toEqual({ revision: before.revision + 1, text: 'once' });
    expect(at.said()).not.toMatch(stack);
  } finally {
    tell('SIGCONT', [at.pid]);
    await opened.close();
  }
}, 90_000);

function revisionIn(text: string): number {
  const { data }: { data: { revision: number } } = JSON.parse(text);
  return data.revision;
}

/** Who waits for the tables: saves, and rounds that take messages. */
async function waiting({
  database,
}: OpenDatabase): Promise<{ readonly saves: number; readonly takers: number }> {
  const { rows } = await sql<{ saves: number; takers: number }>`
    select count(distinct pid) filter (where relation = 'submission'::regclass)::int as saves,
      count(distinct pid) filter (where relation = 'outbox'::regclass and query like '%skip locked%returning%')::int
        as takers
    from pg_locks join pg_stat_activity using (pid) where not granted
  `.execute(database);
  return rows[0] ?? { saves: 0, takers: 0 };
}

/** What became of messages, and how often they were taken. */
async function sent({ database }: OpenDatabase, mobiles: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ sending: string }>`
    select state || ' ' || attempts as sending from outbox where recipient = any(${[...mobiles]}::text[])
  `.execute(database);
  return rows.map(({ sending }) => sending);
}

/** Whether a call that runs is believed to be dead. */
async function isLapsed({ database }: OpenDatabase): Promise<boolean> {
  const { rows } = await sql<{ lapsed: boolean }>`
    select bool_or(alive_until < now()) as lapsed from idempotent_answer where answer is null
  `.execute(database);
  return rows[0]?.lapsed ?? false;
}
