import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes about itself into its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
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
  return { pid, port: Number.isSafeInteger(port) ? port : 0, ready: lines[7]?.trim() === 'ready' };
}

/** Removes the file of a server that is gone. */
export function removePostmasterFile(cluster: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
