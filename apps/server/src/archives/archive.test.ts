import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../demo/index.ts';
import { createTenant, type Scope } from '../exhibitions/index.ts';
import { fileServices, keepFile, ownerKey, stageFile } from '../files/index.ts';
import { sealDrafts, submissionServices } from '../submissions/index.ts';
import { Readable } from 'node:stream';
import { createTestApp, type TestApp } from '../http/testing/test-app.ts';
import { testDefinition } from '../http/testing/test-form.ts';
import type { ArchiveDepth, ArchiveLine } from '../platform/archive-kind.ts';
import { openArchive, readArchive, writeArchive, type ArchiveServices } from './index.ts';
import { createVault } from '../platform/vault.ts';
import { createZipWriter } from './zip/write-zip.ts';

let server: TestApp;
let services: ArchiveServices;
let folder: string;
let everything: string;
const from: Scope = { tenantId: 'jianglan', exhibitionId: 'jle2027' };
const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Size 2 /Root 1 0 R >>\n%%EOF\n';

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  await loadDemo(server, server.settings.demoFolder);
  services = {
    ...fileServices({ ...server, now: () => new Date() }),
    vault: createVault(server.settings.secrets.dataKeys),
  };
  folder = await mkdtemp(join(tmpdir(), 'zhantai-archive-'));
  await uploadPlan();
  everything = await write(from, 'everything');
}, 240_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
  await rm(server.settings.dataDir, { recursive: true, force: true });
});

/** A file that holds nothing sensitive; those of the demo are all sealed. */
async function uploadPlan(): Promise<void> {
  const { rows } = await sql<{ form: string; exhibitor: string }>`
    select (select min(form_id) from form) as form, (select min(exhibitor_id) from exhibitor) as exhibitor`.execute(
    server.database,
  );
  const { form = '', exhibitor = '' } = rows[0] ?? {};
  const files = fileServices({ ...server, now: () => new Date() });
  const staged = await stageFile(files.storage, Readable.from([Buffer.from(pdf)]), 'plan.pdf');
  const limits = { maxBytes: null, accept: [], sealed: false };
  const owner = ownerKey({ kind: 'exhibitor', exhibitorId: exhibitor });
  await keepFile(files, from, staged, {
    owner,
    createdBy: null,
    item: { formId: form, formItemId: '', limits },
  });
}

let written = 0;
async function write(scope: Scope, depth: ArchiveDepth): Promise<string> {
  const path = join(folder, `${(written += 1)}.zip`);
  await pipeline(writeArchive(services, scope, depth), createWriteStream(path));
  return path;
}

let made = 0;
/** A tenant without anything. */
async function elsewhere(): Promise<Scope> {
  const tenantId = `elsewhere${(made += 1)}`;
  await createTenant(server.database, tenantId, 'Elsewhere');
  return { tenantId, exhibitionId: 'copy' };
}

async function take(path: string, more: Partial<Parameters<typeof readArchive>[2]> = {}): Promise<Scope> {
  const scope = await elsewhere();
  const archive = await openArchive(path);
  try {
    await readArchive(services, archive, { ...scope, ...more });
  } finally {
    archive.close();
  }
  return scope;
}

async function linesOf(path: string): Promise<Readonly<Record<string, readonly ArchiveLine[]>>> {
  const archive = await openArchive(path);
  try {
    const all: Record<string, ArchiveLine[]> = {};
    for (const table of Object.keys(archive.manifest.lines)) {
      const own: ArchiveLine[] = (all[table] = []);
      for await (const { line } of archive.lines(table)) own.push(line);
    }
    return all;
  } finally {
    archive.close();
  }
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** The archive with other entries; its manifest says so where `isHonest`. */
async function changed(
  change: (name: string, text: string) => string | null,
  isHonest = true,
  added: Readonly<Record<string, string>> = {},
): Promise<string> {
  const archive = await openArchive(everything);
  const path = join(folder, `${(written += 1)}.zip`);
  const zip = createZipWriter();
  const done = pipeline(zip.output, createWriteStream(path));
  const { manifest } = archive;
  const entries: Record<string, { bytes: number; sha256: string }> = { ...manifest.entries };
  for (const table of Object.keys(manifest.lines)) {
    const name = `${table}.jsonl`;
    const lines: string[] = [];
    for await (const { line } of archive.lines(table)) lines.push(`${JSON.stringify(line)}\n`);
    const text = change(name, lines.join(''));
    delete entries[name];
    if (text !== null) entries[name] = await zip.add(name, textOf(text));
  }
  for (const sha256 of archive.contents)
    await zip.add(`files/${sha256}`, await archive.content(sha256), false);
  for (const [name, text] of Object.entries(added)) await zip.add(name, textOf(text));
  delete entries['README.txt'];
  const text = JSON.stringify({ ...manifest, entries: isHonest ? entries : manifest.entries });
  await zip.add('manifest.json', textOf(change('manifest.json', text) ?? ''));
  zip.end();
  await done;
  archive.close();
  return path;
}

test('what an archive holds comes back line by line, wherever it is read in', async () => {
  const copy = await take(everything, { isOwn: true });
  // What comes as a draft is looked at before it counts as sealed, as after a start.
  await sealDrafts(submissionServices({ ...server, now: () => new Date() }), () => false);
  const [first, second] = [await linesOf(everything), await linesOf(await write(copy, 'everything'))];
  expect(Object.keys(second)).toEqual(Object.keys(first));
  for (const [table, lines] of Object.entries(first)) expect([table, second[table]]).toEqual([table, lines]);
  expect(first['submission']?.length).toBeGreaterThan(20);
  expect(first['file']?.length).toBeGreaterThan(0);
  expect(first['audit']?.length).toBeGreaterThan(20);
}, 60_000);

test('the audit of elsewhere is read and not taken in, and what has happened never lies ahead of the clock', async () => {
  const copy = await take(everything, { firstDay: '2040-03-16' });
  const lines = await linesOf(await write(copy, 'everything'));
  expect(lines['audit']).toEqual([]);
  const saved = (lines['revision'] ?? []).map(({ savedAt }) => Date.parse(String(savedAt)));
  expect(Math.max(...saved)).toBeLessThanOrEqual(Date.now());
  expect(Math.max(...saved)).toBeGreaterThan(Date.now() - 3_600_000);
}, 60_000);

test('what the manifest says of patterns is believed only where the archive comes with the product', async () => {
  const path = join(folder, 'patterns.zip');
  const more = { withPatterns: true };
  await pipeline(writeArchive(services, from, 'set-up', null, more), createWriteStream(path));
  const [archive, plain] = [await openArchive(path), await openArchive(everything)];
  const { patterns = {} } = archive.manifest;
  expect(new Set(Object.values(patterns))).toEqual(new Set([true]));
  expect(Object.keys(patterns).length).toBeGreaterThan(5);
  expect(plain.manifest.patterns).toBeUndefined();
  archive.close();
  plain.close();
  // A manifest that says so of a pattern which the analyser refuses.
  const pattern = String.raw`\s*\s*\s*\s*y$`;
  const weak = testDefinition([{ prop: 'a', type: 'input', original: { rules: [{ pattern }] } }]);
  const bend = withValues('form_version.jsonl', { definition: weak });
  const poisoned = await changed((name, text) => {
    if (name !== 'manifest.json') return bend(name, text);
    const manifest: object = JSON.parse(text);
    return JSON.stringify({ ...manifest, patterns: { [pattern]: true } });
  });
  await expect(take(poisoned)).rejects.toThrow(/form_version.jsonl, line 1: refusedPattern/);
}, 60_000);

test('with a passphrase what is sensitive comes back too, files with their contents, and no other opens it', async () => {
  const passphrase = 'correct horse battery staple';
  const path = join(folder, 'sealed.zip');
  await pipeline(writeArchive(services, from, 'everything', passphrase), createWriteStream(path));
  await expect(openArchive(path, 'correct horse battery stable')).rejects.toThrow('The passphrase is wrong.');
  await expect(openArchive(everything, passphrase)).rejects.toThrow('has no sealed part');
  const first = await openArchive(path, passphrase);
  const scope = await elsewhere();
  const taken = await readArchive(services, first, scope);
  expect(taken.rows['sealed_answer']).toBeGreaterThan(0);
  const again = join(folder, 'sealed-again.zip');
  await pipeline(writeArchive(services, scope, 'everything', passphrase), createWriteStream(again));
  const second = await openArchive(again, passphrase);
  for (const name of ['answer', 'file'] as const) {
    const lines = [await linesIn(first.sealed?.lines(name)), await linesIn(second.sealed?.lines(name))];
    expect(lines[1]).toEqual(lines[0]);
    expect(lines[0]?.length).toBeGreaterThan(0);
  }
  expect(await linesIn(second.lines('revision'))).toEqual(await linesIn(first.lines('revision')));
  expect(await bytesOf(second.sealed?.content(1))).toEqual(await bytesOf(first.sealed?.content(1)));
  first.close();
  second.close();
  // Without it the rest can be read.
  const rest = await take(path);
  expect(JSON.stringify((await linesOf(await write(rest, 'everything')))['revision'])).toBe(
    JSON.stringify((await linesOf(everything))['revision']),
  );
}, 60_000);

async function linesIn(lines: AsyncIterable<{ readonly line: ArchiveLine }> | undefined): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const { line } of lines ?? []) all.push(line);
  return all;
}

async function bytesOf(content: Promise<Readable> | undefined): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of (await content) ?? []) if (Buffer.isBuffer(chunk)) parts.push(chunk);
  return Buffer.concat(parts);
}

const counts = async ({ tenantId, exhibitionId }: Scope): Promise<unknown> =>
  (
    await sql`select
      (select jsonb_agg(holding order by holding) from (
        select jsonb_build_array(subject_key, item_id, quantity) as holding from order_holding
        where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId}) as holdings) as holdings,
      (select count(*) from submission_change where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId}) +
      (select count(*) from submission_entry where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId}) > 20 as noted,
      (select sum(refs) from blob where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId} and not encrypted) as shown`.execute(
      server.database,
    )
  ).rows[0];

test('what the database counts is counted anew, the same', async () => {
  const copy = await take(everything);
  expect(await counts(copy)).toEqual(await counts(from));
}, 60_000);

test('a set-up holds no people, and its days move with the first day of the fair', async () => {
  const path = await write(from, 'set-up');
  const lines = await linesOf(path);
  expect(Object.keys(lines)).not.toContain('exhibitor');
  expect(Object.keys(lines)).not.toContain('submission');
  expect(lines['form']?.length).toBe(47);
  const copy = await take(path, { firstDay: '2028-03-16', title: '江澜博览会 2028' });
  const moved = await linesOf(await write(copy, 'set-up'));
  const [exhibition] = moved['exhibition'] ?? [];
  expect(exhibition).toMatchObject({
    title: { 'zh-Hans': '江澜博览会 2028' },
    profile: { dates: { start: '2028-03-16' } },
  });
  const [{ endAt } = {}, { endAt: later } = {}] = [lines['form']?.[0], moved['form']?.[0]];
  const [archived] = lines['exhibition'] ?? [];
  const start = JSON.stringify(archived).match(/"start":"(\d{4}-\d\d-\d\d)/)?.[1] ?? '';
  expect(Date.parse(String(later)) - Date.parse(String(endAt))).toBe(
    Date.parse('2028-03-16') - Date.parse(start),
  );
}, 60_000);

test('accounts that are here already join as they are, and nobody’s password comes along', async () => {
  const archive = await openArchive(everything);
  const target = { ...from, exhibitionId: 'again' };
  const taken = await readArchive(services, archive, target);
  archive.close();
  const { rows } = await sql<{ accounts: number; memberships: number }>`select
    (select count(*)::integer from account where tenant_id = ${from.tenantId}) as accounts,
    (select count(*)::integer from membership where tenant_id = ${from.tenantId} and exhibition_id = 'again') as memberships`.execute(
    server.database,
  );
  expect(taken.rows['account'] ?? 0).toBe(0);
  expect(taken.joined).toBe(archive.manifest.lines['account']);
  expect(rows[0]?.memberships).toBe(archive.manifest.lines['membership']);
  expect((await readFile(everything)).includes('$argon2')).toBe(false);
}, 60_000);

test('a dry run says what would be made, and makes nothing', async () => {
  const scope = await elsewhere();
  const archive = await openArchive(everything);
  const taken = await readArchive(services, archive, { ...scope, isDryRun: true });
  archive.close();
  expect(taken.rows['form']).toBe(47);
  const { rows } =
    await sql`select from exhibition where tenant_id = ${scope.tenantId} and exhibition_id = ${scope.exhibitionId}`.execute(
      server.database,
    );
  expect(rows).toHaveLength(0);
}, 60_000);

test('html and drawings from outside are harmless when they are here', async () => {
  const path = await changed((name, text) =>
    name === 'article_version.jsonl'
      ? text.replaceAll(/"html":\{"zh-Hans":"/g, '$&<script>alert(1)</script><img src=x onerror=alert(1)>')
      : text,
  );
  const copy = await take(path);
  const lines = await linesOf(await write(copy, 'set-up'));
  expect(JSON.stringify(lines['article_version'])).not.toMatch(/script|onerror/);
}, 60_000);

const bent = (entry: string, was: RegExp, is: string) => (name: string, text: string) =>
  name === entry ? text.replace(was, is) : text;
/** Other values in the first line of an entry. */
const withValues = (entry: string, values: ArchiveLine) => (name: string, text: string) => {
  if (name !== entry) return text;
  const end = text.indexOf('\n');
  const line: object = JSON.parse(text.slice(0, end));
  return `${JSON.stringify({ ...line, ...values })}${text.slice(end)}`;
};

test.each<[string, () => Promise<string>, RegExp]>([
  [
    'no zip',
    async () => {
      const path = join(folder, 'no.zip');
      await writeFile(path, 'PK no zip');
      return path;
    },
    /no zip/,
  ],
  ['a newer format', () => changed(bent('manifest.json', /"format":1/, '"format":2')), /has the format 2/],
  [
    'an entry that is missing',
    () => changed((name, text) => (name === 'form.jsonl' ? null : text)),
    /lacks form.jsonl/,
  ],
  [
    'an entry that nobody knows',
    () => changed((_, text) => text, true, { 'evil.txt': 'x' }),
    /has "evil.txt"/,
  ],
  [
    'other bytes than it says',
    () => changed(bent('form.jsonl', /A1/, 'A9'), false),
    /not what the manifest says/,
  ],
  [
    'a column that nobody knows',
    () => changed(bent('booth.jsonl', /\{/, '{"isAdmin":true,')),
    /booth.jsonl, line 1: has "isAdmin"/,
  ],
  [
    'a line that is no object',
    () => changed(bent('booth.jsonl', /\{[^\n]*/, '[1]')),
    /booth.jsonl, line 1: no object/,
  ],
  [
    'a reference to nothing',
    () => changed(withValues('form_version.jsonl', { formId: 'gone' })),
    /form_version.jsonl/,
  ],
  [
    'a definition with problems',
    () => changed(withValues('form_version.jsonl', { definition: { column: [], group: 7 } })),
    /form_version.jsonl, line 1/,
  ],
  [
    'a kind of file that is not kept',
    () => changed(withValues('file.jsonl', { mime: 'text/html' })),
    /file.jsonl, line 1/,
  ],
  [
    'a profile that no page could show',
    () => changed(withValues('exhibition.jsonl', { profile: { halls: 'all' } })),
    /exhibition.jsonl, line 1: profile is not as it should be/,
  ],
  [
    'a letterhead that is fetched from elsewhere',
    () =>
      changed((name, text) =>
        name === 'exhibition.jsonl'
          ? text.replace('"logo":null', '"logo":"https://elsewhere.example/x.png"')
          : text,
      ),
    /profile is not as it should be at \/logo/,
  ],
  [
    'a setting that nobody could set',
    () => changed(withValues('exhibition.jsonl', { settings: { linkHosts: 'https://elsewhere.example' } })),
    /settings: linkHosts must be host names/,
  ],
  [
    'a setting that there is not',
    () => changed(withValues('exhibition.jsonl', { settings: { trusted: 'yes' } })),
    /settings: "trusted" is no setting/,
  ],
  [
    'a time zone that there is not',
    () => changed(withValues('exhibition.jsonl', { zone: 'Mars/Olympus' })),
    /zone is no time zone/,
  ],
  [
    'a link that leads elsewhere',
    () => changed(withValues('short_link.jsonl', { path: '//elsewhere.example/form' })),
    /short_link.jsonl, line 1: path is no page/,
  ],
  [
    'a link that sets a password',
    () => changed(withValues('short_link.jsonl', { purpose: 'password', path: '/password' })),
    /a link of the purpose "password" does not travel/,
  ],
  [
    'texts that are none',
    () => changed(withValues('dictionary_entry.jsonl', { label: { en: { toString: 1 } } })),
    /dictionary_entry.jsonl, line 1: label is not as it should be/,
  ],
  [
    'booking rules that nobody could read',
    () => changed(withValues('catalogue_sale.jsonl', { rules: [{ table: 7 }] })),
    /catalogue_sale.jsonl, line 1: rules is not as it should be/,
  ],
  [
    'a value that is no time',
    () => changed(withValues('submission.jsonl', { createdAt: 'soon' })),
    /submission.jsonl/,
  ],
])(
  '%s is refused in a sentence, and nothing is left',
  async (_, make, sentence) => {
    const path = await make();
    const scope = await elsewhere();
    const work = (async () => {
      const archive = await openArchive(path);
      try {
        await readArchive(services, archive, scope);
      } finally {
        archive.close();
      }
    })();
    await expect(work).rejects.toThrow(sentence);
    const { rows } =
      await sql`select from exhibition where tenant_id = ${scope.tenantId} and exhibition_id = ${scope.exhibitionId}`.execute(
        server.database,
      );
    expect(rows).toHaveLength(0);
  },
  60_000,
);
