import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes about itself into its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  /** The folder that it says it serves. */
  readonly folder: string;
  readonly port: number;
  readonly state: 'starting' | 'stopping' | 'ready';
}

/** Reads `postmaster.pid`; null where there is none or it is half written. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  const word = lines[7]?.trim();
  return {
    pid,
    folder: lines[1]?.trim() ?? '',
    port: Number.isSafeInteger(port) ? port : 0,
    state: word === 'ready' || word === 'stopping' ? word : 'starting',
  };
}

/** Removes a file that names a process which is no server of this folder, so that PostgreSQL does not take it for one. */
export function removePostmasterFile(cluster: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
