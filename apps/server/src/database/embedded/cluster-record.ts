import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupFailure } from '../../settings/startup-failure.ts';

/** What has to be remembered about the embedded database between two starts. */
export interface ClusterRecord {
  /** Its folder, relative to the data folder unless it had to live elsewhere. */
  readonly cluster: string;
  /** 0 until it has been started once. */
  readonly port: number;
  readonly adminPassword: string;
  readonly password: string;
}

const fileName = 'postgres.json';

/** @throws StartupFailure where the record exists and cannot be understood. */
export function readClusterRecord(dataDir: string): ClusterRecord | null {
  const path = join(dataDir, fileName);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartupFailure(
      `${path} cannot be read: ${error instanceof Error ? error.message : 'unknown'}.`,
    );
  }
  const entries = new Map<string, unknown>(Object.entries(parse(text) ?? {}));
  const cluster = entries.get('cluster');
  const port = entries.get('port');
  const adminPassword = entries.get('adminPassword');
  const password = entries.get('password');
  if (
    typeof cluster !== 'string' ||
    typeof port !== 'number' ||
    typeof adminPassword !== 'string' ||
    typeof password !== 'string'
  ) {
    throw new StartupFailure(`${path} is damaged: restore it from a backup of the data folder.`);
  }
  return { cluster, port, adminPassword, password };
}

/** Writes the record so that a crash leaves the old one or the new one, readable by its owner only. */
export function writeClusterRecord(dataDir: string, record: ClusterRecord): void {
  const path = join(dataDir, fileName);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

function parse(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
