import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { startProcess } from '../platform/threads/start-process.ts';
import { createPool, type PicturePool, type PoolBounds } from './create-pool.ts';
import type { PictureTask } from './picture-task.ts';

const LONG_MS = 60_000;
const captcha: PictureTask = { kind: 'captcha', text: 'KPXW' };
const busy = { code: 'OVERLOADED', params: { seconds: 10 } };
const pngBegins = '89504e470d0a1a0a';

let ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ending.map((end) => end()));
  ending = [];
});

interface TestPool extends PicturePool {
  readonly started: readonly ChildProcess[];
  readonly troubles: readonly unknown[];
}

/** @param began is given each process that is started. */
function openPool(
  changes: Partial<PoolBounds> = {},
  began: (child: ChildProcess, count: number) => void = () => undefined,
): TestPool {
  const [started, troubles]: [ChildProcess[], unknown[]] = [[], []];
  const pool = createPool(
    () => {
      const child = startProcess(import.meta.url, '.', 'picture-process', 64);
      started.push(child);
      began(child, started.length);
      return child;
    },
    Object.defineProperties(
      { most: 1, waiting: 2, queueMs: LONG_MS, startMs: LONG_MS, taskMs: LONG_MS, restMs: LONG_MS },
      Object.getOwnPropertyDescriptors(changes),
    ),
    (error) => troubles.push(error),
  );
  ending.push(() => pool.close());
  return { ...pool, started, troubles };
}

/** Bounds of time, each used once; after them there is no hurry. */
function inTurn(...milliseconds: readonly number[]): () => number {
  const left = [...milliseconds];
  return () => left.shift() ?? LONG_MS;
}

const stopTwo = (child: ChildProcess, count: number): void => void (count <= 2 && child.kill('SIGSTOP'));

async function drawn(pool: PicturePool): Promise<string> {
  const answer = await pool.run(captcha);
  return answer.kind === 'drawn' ? Buffer.from(answer.png).subarray(0, 8).toString('hex') : answer.kind;
}

describe('a process for pictures', () => {
  test('that hangs or is killed is ended, and another one does its task', async () => {
    const next = inTurn(LONG_MS, 50);
    const pool = openPool({
      get taskMs() {
        return next();
      },
    });
    expect(await drawn(pool)).toBe(pngBegins);
    pool.started[0]?.kill('SIGSTOP');
    expect(await drawn(pool)).toBe(pngBegins);
    expect(pool.started).toHaveLength(2);
    expect(pool.troubles).toMatchObject([{ message: 'A process for pictures was silent for 50 ms.' }]);
    await expect.poll(() => pool.started[0]?.signalCode).toBe('SIGKILL');
    // In the middle of a task.
    pool.started[1]?.kill('SIGSTOP');
    const third = drawn(pool);
    pool.started[1]?.kill('SIGKILL');
    expect(await third).toBe(pngBegins);
    // While it has nothing to do.
    pool.started[2]?.kill('SIGKILL');
    expect(await drawn(pool)).toBe(pngBegins);
    expect(pool.started).toHaveLength(4);
  });

  test('is tried twice: then the task is refused, and the next one is done again', async () => {
    const next = inTurn(50, 50);
    const bounds = {
      get startMs() {
        return next();
      },
    };
    const pool = openPool(bounds, stopTwo);
    await expect(pool.run(captcha)).rejects.toMatchObject(busy);
    expect(pool.started).toHaveLength(2);
    expect(await drawn(pool)).toBe(pngBegins);
  });

  test('is waited for by so many and for so long, and who comes after them is told so at once', async () => {
    const pool = openPool({ queueMs: 500 });
    await drawn(pool);
    pool.started[0]?.kill('SIGSTOP');
    const refused: string[] = [];
    const ask = (name: string): Promise<unknown> =>
      expect(pool.run(captcha).finally(() => refused.push(name))).rejects.toMatchObject(busy);
    const first = drawn(pool);
    await Promise.all(['second', 'third', 'fourth'].map(ask));
    expect(refused).toEqual(['fourth', 'second', 'third']);
    pool.started[0]?.kill('SIGCONT');
    expect(await first).toBe(pngBegins);
  });

  test('ends when it had nothing to do for a while', async () => {
    const pool = openPool({ restMs: 50 });
    await drawn(pool);
    await expect.poll(() => pool.started[0]?.signalCode).toBe('SIGKILL');
  });

  test('writes a file anew where a killed one left half of it, and says what is no picture', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zhantai-pictures-'));
    ending.push(async () => rmSync(folder, { recursive: true, force: true }));
    const pool = openPool();
    const drawing = await pool.run({
      kind: 'svg',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    });
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    writeFileSync(from, drawing.kind === 'drawn' ? drawing.png : '');
    writeFileSync(to, 'half of a picture');
    expect(await pool.run({ kind: 'rewrite', from, to, extension: 'png' })).toEqual({
      kind: 'rewritten',
      isPicture: true,
    });
    expect(readFileSync(to).subarray(0, 8).toString('hex')).toBe(pngBegins);
    writeFileSync(from, 'no picture');
    expect(await pool.run({ kind: 'rewrite', from, to, extension: 'png' })).toEqual({
      kind: 'rewritten',
      isPicture: false,
    });
    writeFileSync(from, drawing.kind === 'drawn' ? drawing.png : '');
    await expect(
      pool.run({ kind: 'rewrite', from, to: join(folder, 'none', 'to'), extension: 'png' }),
    ).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  });
});

const secret = 'a-secret-of-the-server';

/** Another process that had something drawn, and the one that drew it. */
async function startParent(...args: readonly string[]): Promise<{ parent: ChildProcess; drawing: number }> {
  const file = fileURLToPath(new URL('test-parent.ts', import.meta.url));
  const parent = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { PATH: process.env['PATH'], DATA_KEY: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ending.push(async () => void parent.kill('SIGKILL'));
  const [line] = await once(parent.stdout, 'data');
  return { parent, drawing: Number(String(line)) };
}

function isGone(pid: number): boolean {
  try {
    // Whoever takes orphans may let them lie for a while.
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return true;
  }
}

const socketsOf = (pid: number | undefined): readonly string[] =>
  readdirSync(`/proc/${pid}/fd`)
    .map((name) => readlinkSync(`/proc/${pid}/fd/${name}`))
    .filter((target) => target.startsWith('socket:'));

describe.runIf(process.platform === 'linux')('the process for pictures of a server', () => {
  test('has none of its secrets and sockets, and is gone when the server was killed', async () => {
    const { parent, drawing } = await startParent();
    expect(readFileSync(`/proc/${parent.pid}/environ`, 'latin1')).toContain(secret);
    expect(readFileSync(`/proc/${drawing}/environ`, 'latin1')).not.toContain(secret);
    expect(readFileSync(`/proc/${drawing}/cmdline`, 'latin1')).not.toContain(secret);
    const shared = socketsOf(drawing).filter((socket) => socketsOf(parent.pid).includes(socket));
    expect(socketsOf(parent.pid)).not.toEqual([]);
    expect(shared).toEqual([]);
    parent.kill('SIGKILL');
    await expect.poll(() => isGone(drawing), { timeout: 10_000 }).toBe(true);
  });

  test('ends with the thread that had it draw, and lets the server end', async () => {
    const { parent, drawing } = await startParent('thread');
    await expect.poll(() => isGone(drawing), { timeout: 10_000 }).toBe(true);
    if (parent.exitCode === null) await once(parent, 'exit');
    expect(parent.exitCode).toBe(0);
  });
});
