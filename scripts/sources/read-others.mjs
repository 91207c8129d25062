import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Folders of code beside the rooms. */
const folders = ['bench', 'demo', 'e2e', 'scripts'];

/** What stands beside the sources of the rooms: their styles, and the code of benches, journeys and scripts, parsed. */
export function readOthers(root, rooms) {
  return [
    ...rooms.flatMap((room) => filesBelow(join(root, room, 'src'), /\.css$/)),
    ...folders.flatMap((folder) => filesBelow(join(root, folder), /\.(?:ts|tsx|mjs|css)$/)),
  ].map((path) => readOther(root, path));
}

function readOther(root, path) {
  const text = readFileSync(path, 'utf8');
  const at = relative(root, path);
  if (path.endsWith('.css')) return { at, text };
  const parsed = parseSync(path, text);
  return {
    at,
    text,
    comments: parsed.comments,
    get program() {
      return parsed.program;
    },
  };
}

function filesBelow(folder, pattern) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries
    .filter(
      (entry) => entry.isFile() && pattern.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}
