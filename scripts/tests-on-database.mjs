import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './run-command.mjs';
import { sourceFiles } from './source-files.mjs';

const [sources, demo] = ['apps/server/src', 'demo/make'].map((folder) => join(root, folder));

/** The server's test files that use the database of the run, straight or through what they import, as vitest takes them. */
export function testsOnDatabase() {
  const importers = new Map();
  for (const file of [sources, demo].flatMap((folder) => sourceFiles(folder))) {
    for (const path of importsOf(file)) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  const found = new Set([join(sources, 'database/testing/test-database.ts')]);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found].filter((file) => file.endsWith('.test.ts')).map((file) => relative(root, file));
}

function importsOf(file) {
  const found = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...found].map(([, path]) => resolve(dirname(file), path));
}
