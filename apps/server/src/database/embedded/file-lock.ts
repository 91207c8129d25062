import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupFailure } from '../../settings/startup-failure.ts';
import { whileWaiting } from './waiting.ts';
import { isAlive } from './is-alive.ts';

/** A holder works for seconds; a lock older than this belongs to nobody, whatever its process id says now. */
const STALE_AFTER_MS = 120_000;

/** Runs `work` while no other process does so with the same `path`. Locks of dead processes are taken over. */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
  say: (line: string) => void = () => undefined,
): Promise<T> {
  const mine = `${process.pid} ${randomBytes(8).toString('hex')}`;
  const giveUpAt = performance.now() + STALE_AFTER_MS + 30_000;
  const taken = async (): Promise<void> => {
    while (!take(path, mine)) {
      if (performance.now() > giveUpAt)
        throw new StartupFailure(`The lock ${path} is held by another process.`);
      // Asked again until it is free.
      await sleep(40);
    }
  };
  await whileWaiting(
    say,
    () => `Waiting for another process that starts or stops what ${path} guards.`,
    taken,
  );
  try {
    return await work();
  } finally {
    if (content(path) === mine) rmSync(path, { force: true });
  }
}

function take(path: string, mine: string): boolean {
  try {
    writeFileSync(path, mine, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  const holder = content(path);
  if (holder === null || !isStale(path, holder)) return false;
  // Moving aside is atomic: of two that judge the lock stale, one moves it. Whoever caught a fresh lock puts it back.
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
    if (content(aside) !== holder) linkSync(aside, path);
  } catch {
    // Another process was faster.
  } finally {
    rmSync(aside, { force: true });
  }
  return false;
}

function isStale(path: string, holder: string): boolean {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > STALE_AFTER_MS) return true;
  const pid = Number.parseInt(holder, 10);
  // An empty file is one that its holder is just writing.
  return Number.isNaN(pid) ? age > 2_000 : !isAlive(pid);
}

function content(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
