import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Tells the files of a folder from what only looks like one, without asking the disk for each name that is made up. */
export interface KnownFiles {
  /** @param path what stands behind the prefix of the folder, decoded; `` is its index. */
  has(path: string): boolean;
}

/** Milliseconds between two readings of a folder, which may be built anew while it is served. */
const READ_EVERY_MS = 1_000;

/** @param now milliseconds of a clock that never goes back. */
export function createKnownFiles(root: string, now: () => number = () => performance.now()): KnownFiles {
  let files = filesBelow(root);
  let readAt = now();
  return {
    has(path) {
      const name = path === '' ? 'index.html' : path;
      if (files.has(name)) return true;
      const at = now();
      if (at - readAt < READ_EVERY_MS) return false;
      [files, readAt] = [filesBelow(root), at];
      return files.has(name);
    },
  };
}

/** Paths of the files below a folder, with `/`; none where there is no such folder. */
function filesBelow(root: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    );
  } catch {
    return new Set();
  }
}
