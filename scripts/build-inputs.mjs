import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run-command.mjs';

const packages = {
  server: ['contract', 'engine', 'messages', 'workbooks'],
  portal: ['contract', 'engine', 'messages', 'workbooks', 'ui', 'views', 'shell'],
  gallery: ['contract', 'engine', 'messages', 'ui', 'views', 'shell'],
  console: ['contract', 'engine', 'messages', 'workbooks', 'ui', 'views', 'shell'],
};

/** All that is built. */
export const apps = Object.keys(packages);

/** What a server needs to serve people; the gallery comes later and in a demo only. */
export const servedApps = ['server', 'portal', 'console'];

/** One hash over everything a build of `app` depends on: its own files, its packages, the installed versions. */
export function hashInputs(app) {
  const hash = createHash('sha256');
  const files = [
    ...filesBelow(join(root, 'apps', app)),
    ...packages[app].flatMap((name) => filesBelow(join(root, 'packages', name))),
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.base.json'),
    join(root, 'scripts/build-app.mjs'),
    join(root, 'scripts/build-names.mjs'),
    join(root, 'scripts/inline-class-names.mjs'),
    join(root, 'scripts/short-class-name.mjs'),
    join(root, 'scripts/page-chunks.ts'),
  ];
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
      if (/\.test\.tsx?$/.test(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
