import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKnownFiles } from './known-files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zhantai-files-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '');
  writeFileSync(join(root, 'assets/index-abc.js'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('files are known by their paths, the folder by its index, and folders are none', () => {
  const files = createKnownFiles(root);
  expect(['', 'index.html', 'assets/index-abc.js'].every((path) => files.has(path))).toBe(true);
  expect(
    ['assets', 'assets/', 'index-abc.js', '../index.html', '/index.html'].some((path) => files.has(path)),
  ).toBe(false);
});

test('a file of a new build is found a second after the folder was read at the latest', () => {
  let now = 0;
  const files = createKnownFiles(root, () => now);
  writeFileSync(join(root, 'assets/index-def.js'), '');
  now = 999;
  expect(files.has('assets/index-def.js')).toBe(false);
  now = 1_000;
  expect(files.has('assets/index-def.js')).toBe(true);
});

test('a folder that was not built yet has no files, and has them when it is built', () => {
  let now = 0;
  const later = join(root, 'later');
  const files = createKnownFiles(later, () => now);
  expect(files.has('')).toBe(false);
  mkdirSync(later);
  writeFileSync(join(later, 'index.html'), '');
  now = 1_000;
  expect(files.has('')).toBe(true);
});
