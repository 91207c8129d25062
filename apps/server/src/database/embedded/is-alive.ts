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
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    const answer = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    // Without `ps` nobody can tell; PostgreSQL's own check of its lock file then decides.
    return answer.status === null || answer.stdout.includes('postgres');
  }
}
