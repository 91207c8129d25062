import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSetting } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let home: string;
let opened: TestApp;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zhantai-pages-'));
  for (const name of ['portal', 'console', 'gallery']) {
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
    gallery: join(home, 'gallery'),
  });
});
afterAll(async () => {
  await opened.close();
  rmSync(home, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers });

test('the gallery of a demo stands beside the console', async () => {
  expect((await get('/gallery/')).body).toBe('<title>gallery</title>');
  expect((await get('/gallery')).headers['location']).toBe('/gallery/');
  expect((await get('/gallery/assets/index-abc.js')).body).toBe('"gallery"');
});

test('the portal is at the root, the console below its folder', async () => {
  expect((await get('/')).body).toBe('<title>portal</title>');
  expect((await get('/console/')).body).toBe('<title>console</title>');
  expect((await get('/console')).headers['location']).toBe('/console/');
});

test('hashed files are kept for ever, the page is requested again', async () => {
  expect((await get('/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/console/assets/index-abc.js')).body).toBe('"console"');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

test('what was compressed by the build is sent as it is', async () => {
  const answer = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.body).toBe('compressed before');
});

const connectSources = async (url: string, host = 'localhost') =>
  /connect-src ([^;]+)/.exec(String((await get(url, { host })).headers['content-security-policy']))?.[1];

test('the page of an exhibition may ask the hosts that its organiser lists for options, others none', async () => {
  const first = await createTestExhibition(opened);
  const fair = await createTestExhibition(opened, { host: 'fair.example.test' });
  const hosts = 'data.example.test,lists.example.test:8443';
  await changeSetting(opened.database, fair, 'dictionaryHosts', hosts, () => Promise.resolve());
  const also = "'self' https://data.example.test https://lists.example.test:8443";
  expect(await connectSources('/', 'fair.example.test')).toBe(also);
  expect(await connectSources(`/?exhibition=${fair.exhibitionId}`)).toBe(also);
  expect(await connectSources(`/?exhibition=${first.exhibitionId}`)).toBe("'self'");
  expect(await connectSources('/console/', 'fair.example.test')).toBe("'self'");
  expect(await connectSources('/api/health/live', 'fair.example.test')).toBe("'self'");
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
