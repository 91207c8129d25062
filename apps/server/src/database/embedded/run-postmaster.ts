import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseEnvironment } from './database-environment.ts';
import { isAlive, isPostgres } from './is-alive.ts';
import type { OsAccount } from './os-account.ts';
import { readPostmasterFile } from './postmaster-file.ts';

export interface PostmasterPlan {
  readonly postgres: string;
  readonly cluster: string;
  readonly port: number;
  readonly log: string;
  readonly account: OsAccount | null;
  /** Further configuration, `name=value`. */
  readonly configuration: readonly string[];
}

/** Ten minutes of recovery after a crash are possible on a slow disk; a healthy start takes 60 ms. */
const RECOVERY_TIMEOUT_MS = 600_000;

/** Starts a server of its own session, so that Ctrl-C in our terminal stops us first and it last. Resolves to whether it became ready. */
export async function runPostmaster(plan: PostmasterPlan): Promise<boolean> {
  const big = (statSync(plan.log, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000;
  const log = openSync(plan.log, big ? 'w' : 'a', 0o600);
  const configuration = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'timezone=UTC',
    'log_timezone=UTC',
    // Statements and what they quote hold answers and passwords, as long as whoever sent them liked.
    'log_min_error_statement=panic',
    'log_parameter_max_length=0',
    'log_parameter_max_length_on_error=0',
    'log_error_verbosity=terse',
    ...plan.configuration,
  ];
  const child = spawn(
    plan.postgres,
    ['-D', plan.cluster, '-p', String(plan.port), ...configuration.flatMap((setting) => ['-c', setting])],
    {
      cwd: '/',
      env: databaseEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
      ...plan.account,
    },
  );
  closeSync(log);
  // A program that cannot be run at all has no process id.
  child.once('error', () => undefined);
  child.unref();
  const giveUpAt = performance.now() + RECOVERY_TIMEOUT_MS;
  while (child.pid !== undefined && !hasEnded(child) && performance.now() < giveUpAt) {
    const file = readPostmasterFile(plan.cluster);
    if (file?.state === 'ready' && file.pid === child.pid) return true;
    await sleep(15);
  }
  return false;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Waits until a server that we found is ready, or stops; false if it goes away instead. */
export async function awaitStarted(cluster: string, pid: number): Promise<boolean> {
  const giveUpAt = performance.now() + RECOVERY_TIMEOUT_MS;
  while (isAlive(pid) && performance.now() < giveUpAt) {
    const file = readPostmasterFile(cluster);
    if (file === null || file.pid !== pid) return false;
    if (file.state !== 'starting') return file.state === 'ready';
    await sleep(25);
  }
  return false;
}

/** Waits until a server that stops is gone, for so many milliseconds. */
export async function awaitStopped(pid: number, milliseconds: number): Promise<boolean> {
  const giveUpAt = performance.now() + milliseconds;
  while (isPostgres(pid)) {
    if (performance.now() > giveUpAt) return false;
    await sleep(40);
  }
  return true;
}

/** The last thing a server that did not start complained about. */
export function lastComplaint(log: string): string {
  try {
    const lines = readFileSync(log, 'utf8').split('\n');
    const line = lines.findLast((text) => /(FATAL|PANIC|error):/.test(text));
    return line?.replace(/^.*?(FATAL|PANIC|error): */, '') ?? 'it says nothing';
  } catch {
    return 'it says nothing';
  }
}
