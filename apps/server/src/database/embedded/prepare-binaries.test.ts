import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNativePackage, type NativePackage } from './native-package.ts';
import { chooseAccount } from './os-account.ts';
import { prepareBinaries } from './prepare-binaries.ts';

const installed = findNativePackage();
let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'zhantai-binaries-'));
  chmodSync(home, 0o755);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The package as npm leaves it when install scripts are blocked. */
function withoutLinks(mode: number): NativePackage {
  const folder = join(home, 'installed', 'native');
  mkdirSync(join(home, 'installed'));
  cpSync(installed.folder, folder, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  chmodSync(join(home, 'installed'), mode);
  return { ...installed, folder };
}

test('missing library links are restored in a copy; the package stays as it is', () => {
  const native = withoutLinks(0o755);
  const place = join(home, 'place');
  const binaries = prepareBinaries(native, chooseAccount([]), [place]);
  expect(binaries.postgres.startsWith(process.platform === 'win32' ? home : place)).toBe(true);
  expect(execFileSync(binaries.initdb, ['--version'], { encoding: 'utf8', ...chooseAccount([]) })).toContain(
    'PostgreSQL',
  );
  for (const { target } of native.links) expect(existsSync(join(native.folder, target))).toBe(false);
});

test('a folder that the database user may not enter is left for a copy it can use', () => {
  const native = withoutLinks(0o700);
  const binaries = prepareBinaries(native, chooseAccount([]), [
    join(home, 'missing', 'deep'),
    join(home, 'place'),
  ]);
  expect(
    execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8', ...chooseAccount([]) }),
  ).toContain('PostgreSQL');
  expect(prepareBinaries(native, chooseAccount([]), [join(home, 'missing', 'deep')])).toEqual(binaries);
});

test('where it cannot run at all, one sentence says what to do', () => {
  const native = { ...installed, folder: join(home, 'nothing') };
  expect(() => prepareBinaries(native, null, [])).toThrow(/set DATABASE_URL/);
});
