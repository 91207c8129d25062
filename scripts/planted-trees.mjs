import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes a small tree of files, by path, into a folder of its own, for a check to find the faults in it. Gives the folder. */
export function plantTree(files) {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
