import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartupFailure } from '../../settings/startup-failure.ts';
import { writeClusterRecord, type ClusterRecord } from './cluster-record.ts';
import { makePassable } from '../../settings/make-passable.ts';
import { databaseEnvironment } from './database-environment.ts';
import { canEnter, type OsAccount } from './os-account.ts';

/** Where the superuser keeps the database if another user cannot enter the data folder (`/root/…`). */
const elsewhere = '/var/lib/zhantai';

/** Makes an empty database with passwords of its own and remembers it in the data folder. */
export async function createCluster(
  dataDir: string,
  initdb: string,
  account: OsAccount | null,
): Promise<ClusterRecord> {
  const cluster = chooseFolder(dataDir, account);
  const nested = relative(dataDir, cluster);
  const record: ClusterRecord = {
    cluster: nested.startsWith('..') || isAbsolute(nested) ? cluster : nested,
    port: 0,
    adminPassword: randomBytes(24).toString('base64url'),
    password: randomBytes(24).toString('base64url'),
  };
  // The record first: a start that is broken off between the two is simply made again.
  writeClusterRecord(dataDir, record);
  await initialise(cluster, initdb, account, record.adminPassword);
  return record;
}

function chooseFolder(dataDir: string, account: OsAccount | null): string {
  const inside = join(dataDir, 'postgres');
  if (existsSync(inside)) {
    throw new StartupFailure(
      `${inside} holds a database whose record (postgres.json) is missing: restore it or move that folder away.`,
    );
  }
  if (canEnter(account, dataDir)) return inside;
  makePassable(elsewhere, 0o755);
  // It is ours alone, and a start with a narrow umask may have made it.
  chmodSync(elsewhere, 0o755);
  return join(elsewhere, randomBytes(6).toString('hex'));
}

async function initialise(
  cluster: string,
  initdb: string,
  account: OsAccount | null,
  adminPassword: string,
): Promise<void> {
  // Made beside its place and moved there when whole, so that a start that was broken off leaves no half database.
  const staging = join(dirname(cluster), `.new-${randomBytes(6).toString('hex')}`);
  const passwordFile = `${staging}.password`;
  try {
    mkdirSync(staging, { mode: 0o700 });
    writeFileSync(passwordFile, adminPassword, { mode: 0o600 });
    if (account !== null) {
      chownSync(staging, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    chmodSync(staging, 0o700);
    await promisify(execFile)(
      initdb,
      [
        `--pgdata=${staging}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { cwd: '/', env: databaseEnvironment(), windowsHide: true, ...account },
    );
    renameSync(staging, cluster);
  } catch (error) {
    const detail = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new StartupFailure(`The embedded database cannot be made: ${lastLine(detail)}`);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(staging, { recursive: true, force: true });
  }
}

function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const telling = lines.filter((line) => line !== '' && !/^initdb: (removing|hint)/.test(line));
  return (
    telling.find((line) => /FATAL|PANIC|No space left|quota exceeded|Read-only file/.test(line)) ??
    telling.find((line) => line.includes('error:')) ??
    telling.at(-1) ??
    'unknown reason.'
  );
}
