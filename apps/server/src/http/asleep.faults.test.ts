import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDraft } from './test-drafts.ts';
import { startTestProcess, type TestProcess } from './test-process.ts';

/** Milliseconds that a machine sleeps. */
const nap = 20_000;
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
  const asked = Array.from({ length: 8 }, () => at.call('/api/health/ready').then(({ status }) => status));
  await pause(nap);
  tell('SIGCONT', sleepers);
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
  const woken = saves;
  await expect.poll(() => saves, { timeout: 20_000 }).toBeGreaterThan(woken + 3);
  until.abort();
  await writing;
  expect(await draft.kept()).toEqual({ revision: before.revision + saves, text: String(saves - 1) });
  expect(at.said()).not.toMatch(stack);
}, 90_000);
