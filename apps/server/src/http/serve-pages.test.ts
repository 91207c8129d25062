import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

let home: string;
let opened: TestApp;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zhantai-pages-'));
  for (const name of ['portal', 'console']) {
    mkdirSync(join(home, name, 'assets'), { recursive: true });
    mkdirSync(join(home, name, '.vite'));
    writeFileSync(join(home, name, 'index.html'), `<title>${name}</title>`);
    writeFileSync(join(home, name, 'assets/index-abc.js'), `"${name}"`);
    writeFileSync(join(home, name, 'assets/index-abc.js.br'), 'compressed before');
    writeFileSync(join(home, name, '.vite/manifest.json'), '{}');
  }
  writeFileSync(join(home, 'secret.txt'), 'secret');
  opened = await createTestApp({}, undefined, {
    portal: join(home, 'portal'),
    console: join(home, 'console'),
  });
});
afterAll(async () => {
  await opened.close();
  rmSync(home, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers });

test('the portal is at the root, the console below its folder', async () => {
  expect((await get('/')).body).toBe('<title>portal</title>');
  expect((await get('/console/')).body).toBe('<title>console</title>');
  expect((await get('/console')).headers['location']).toBe('/console/');
});

test('hashed files are kept for ever, the page is asked for again', async () => {
  expect((await get('/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/console/assets/index-abc.js')).body).toBe('"console"');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

test('what was compressed by the build is sent as it is', async () => {
  const answer = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.body).toBe('compressed before');
});

test.each([
  '/.vite/manifest.json',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/console/..%2f..%2fsecret.txt',
  '/nothing',
])('%s is not there', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('secret');
});

test('a call that does not exist is no page', async () => {
  expect((await get('/api/nothing')).json()).toMatchObject({ code: 404, data: { reason: 'NOT_FOUND' } });
});
