import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isPostgres } from './is-alive.ts';

interface Process {
  readonly pid: number;
  readonly parent: number;
}

/**
 * The processes of a server that still live: the postmaster, its children, and children it left behind, which are known
 * by the folder they run in.
 */
export function processesOf(cluster: string, postmaster: number | null): readonly number[] {
  const found = process.platform === 'linux' ? readProc() : askPs();
  const belongs = ({ pid, parent }: Process): boolean =>
    pid !== process.pid && (pid === postmaster || parent === postmaster || runsIn(pid, cluster) === true);
  return found.filter((one) => belongs(one) && isPostgres(one.pid)).map(({ pid }) => pid);
}

/** Whether a process runs in this folder, wherever that lies by now; null where nobody can tell. */
export function runsIn(pid: number, folder: string): boolean | null {
  if (process.platform !== 'linux') return null;
  try {
    const [own, other] = [statSync(folder), statSync(`/proc/${pid}/cwd`)];
    return own.dev === other.dev && own.ino === other.ino;
  } catch {
    return null;
  }
}

function readProc(): readonly Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name of the program stands in brackets and may hold anything.
      const parent = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
      return [{ pid: Number(name), parent: Number(parent) }];
    } catch {
      return []; // It ended meanwhile.
    }
  });
}

function askPs(): readonly Process[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return pid > 0 ? [{ pid, parent }] : [];
  });
}
