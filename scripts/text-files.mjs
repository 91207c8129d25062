import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/** Every text file below a folder that people write, hidden folders and results of builds left out. */
export function textFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return textFiles(path);
    return /\.(md|tsx?|m?js|mts|css|sql|html|py|sh)$/.test(entry.name) ? [path] : [];
  });
}
