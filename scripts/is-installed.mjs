import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether what a folder's lockfile names is installed in it: npm leaves a copy of the lockfile there. */
export function isInstalled(folder) {
  const installed = read(join(folder, 'node_modules/.package-lock.json'));
  const wanted = read(join(folder, 'package-lock.json'));
  return (
    installed !== null &&
    Object.entries(wanted.packages).every(
      ([place, { version, optional, peer }]) =>
        place === '' || optional || peer || installed.packages[place]?.version === version,
    )
  );
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
