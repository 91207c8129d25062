import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** A user of this machine that is not the superuser. */
export interface OsAccount {
  readonly uid: number;
  readonly gid: number;
}

const usual = ['postgres', 'nobody', 'www-data', 'daemon'];

/**
 * PostgreSQL refuses to run as uid 0. For the superuser this chooses who it runs as: the owner of the first
 * of `owned` that somebody else owns, or a usual service user. null: run as whoever we are.
 */
export function chooseAccount(owned: readonly string[]): OsAccount | null {
  if (process.getuid?.() !== 0) return null;
  for (const path of owned) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && stat.uid !== 0) return { uid: stat.uid, gid: stat.gid };
  }
  for (const name of usual) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && uid !== 0 && gid !== null) return { uid, gid };
  }
  return { uid: 65_534, gid: 65_534 };
}

function idOf(flag: '-u' | '-g', name: string): number | null {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8', cwd: '/' });
  return answer.status === 0 && /^\d+\s*$/.test(answer.stdout) ? Number(answer.stdout) : null;
}

/** Whether `account` can enter `folder`. */
export function canEnter(account: OsAccount | null, folder: string): boolean {
  if (account === null) return true;
  const shell = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { cwd: '/', ...account });
  return shell.status === 0;
}
