import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL server: after a reboot its old id may belong to something else. */
export function isPostgres(pid: number): boolean {
  return lookAt(pid) === 'postgres';
}

/** What runs under an id; `hidden` where it lives and nobody here may see what it is. */
export function lookAt(pid: number): 'none' | 'postgres' | 'other' | 'hidden' {
  if (!isAlive(pid)) return 'none';
  if (process.platform === 'win32') return 'postgres';
  const command = commandOf(pid);
  if (command === null) return isAlive(pid) ? 'hidden' : 'none';
  return command.includes('postgres') ? 'postgres' : 'other';
}

/** Its command line; null where it is not shown to this user, as with `hidepid`. */
function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return status === 0 && stdout.trim() !== '' ? stdout : null;
  }
}
