import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { StartupFailure } from '../../settings/startup-failure.ts';
import { databaseEnvironment } from './database-environment.ts';
import { makePassable } from '../../settings/make-passable.ts';
import type { NativePackage } from './native-package.ts';
import type { OsAccount } from './os-account.ts';

/** Absolute paths of the three programs we use. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/**
 * Programs that `account` can really run. Used where npm put them if that works; otherwise copied, with their
 * library links restored, to the first of `places` from which the account can run them, and kept there by version.
 */
export function prepareBinaries(
  native: NativePackage,
  account: OsAccount | null,
  places: readonly string[],
): Binaries {
  const installed = binariesIn(native.folder);
  if (runs(installed, account)) return installed;
  for (const place of places) {
    const copy = join(place, `postgresql-${native.version}-${process.platform}-${process.arch}`);
    if (runs(binariesIn(copy), account)) return binariesIn(copy);
    try {
      placeCopy(native, copy);
    } catch {
      continue; // A place we may not write to; the next one may do.
    }
    if (runs(binariesIn(copy), account)) return binariesIn(copy);
    rmSync(copy, { recursive: true, force: true });
  }
  throw new StartupFailure(
    `The embedded database cannot be run on this machine (tried ${[native.folder, ...places].join(', ')}): set DATABASE_URL to a PostgreSQL server.`,
  );
}

function binariesIn(folder: string): Binaries {
  const program = (name: string): string =>
    join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function runs(binaries: Binaries, account: OsAccount | null): boolean {
  return Object.values(binaries).every((path) => {
    const answer = spawnSync(path, ['--version'], {
      cwd: '/',
      env: databaseEnvironment(),
      windowsHide: true,
      stdio: 'ignore',
      ...account,
    });
    return answer.status === 0;
  });
}

function placeCopy(native: NativePackage, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const staging = `${copy}.${randomBytes(4).toString('hex')}`;
  try {
    makePassable(dirname(copy), 0o755);
    copyReadable(native.folder, staging);
    for (const { source, target } of native.links) {
      const path = join(staging, target);
      if (!existsSync(path)) symlinkSync(relative(dirname(path), join(staging, source)), path);
    }
    renameSync(staging, copy);
  } catch (error) {
    // Another process may have placed the same copy meanwhile.
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copies a tree so that every user can read it, whatever our umask; static libraries stay behind. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyReadable(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (extname(entry.name) !== '.a') {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      chmodSync(target, 0o755);
    }
  }
}
