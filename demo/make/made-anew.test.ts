import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchive, writeArchive } from '../../apps/server/src/archives/index.ts';
import { archiveKinds } from '../../apps/server/src/archives/kinds.ts';
import type { NumberedLine } from '../../apps/server/src/archives/open-archive.ts';
import { loadDemo } from '../../apps/server/src/demo/index.ts';
import { fileServices } from '../../apps/server/src/files/index.ts';
import { createTestApp, type TestApp } from '../../apps/server/src/http/testing/test-app.ts';
import { lineName } from '../../apps/server/src/platform/archive-kind.ts';
import { createVault } from '../../apps/server/src/platform/vault.ts';
import { sealDrafts, submissionServices } from '../../apps/server/src/submissions/index.ts';
import { demoLogins } from './demo-logins.ts';
import { demoTenantId } from './exhibition.ts';
import { productPacks, writePack } from './packs.ts';
import { seedDemo } from './seed.ts';
import { WRITTEN_AT } from './written-at.ts';

const fairs = ['jle2027', 'jlgsa2027'] as const;
let folder: string;
let made: TestApp;
let loaded: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhantai-made-'));
  made = await createTestApp({ demo: true }, () => WRITTEN_AT);
  loaded = await createTestApp({ demo: true }, () => WRITTEN_AT);
  await seedDemo(made);
  await loadDemo(loaded, loaded.settings.demoFolder);
  // As the server does once it runs: a draft that nobody looked at may hold in clear what is to be sealed.
  await sealDrafts(submissionServices(loaded), () => false);
}, 240_000);
afterAll(async () => {
  for (const server of [made, loaded]) {
    await server.close();
    await rm(server.settings.dataDir, { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
});

const committed = (fair: string): string => join(loaded.settings.demoFolder, `${fair}.zip`);

async function written(server: TestApp, fair: string): Promise<string> {
  const path = join(folder, `${fair}.${server === made ? 'made' : 'loaded'}.zip`);
  const services = { ...fileServices(server), vault: createVault(server.settings.secrets.dataKeys) };
  const scope = { tenantId: demoTenantId, exhibitionId: fair };
  const archive = writeArchive(services, scope, 'everything', demoLogins.passphrase);
  await pipeline(archive, createWriteStream(path));
  return path;
}

const id = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The lines of an archive by kind; what happened while it was made, or since, happened at no moment. */
async function linesOf(
  path: string,
  passphrase: string | null = demoLogins.passphrase,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const archive = await openArchive(path, passphrase);
  try {
    const all = new Map<string, string[]>();
    const read = async (name: string, lines: AsyncIterable<NumberedLine>, happened: ReadonlySet<string>) => {
      const own: string[] = [];
      for await (const { line } of lines)
        own.push(
          JSON.stringify(line, (key, value: unknown) =>
            happened.has(key) && typeof value === 'string' && new Date(value) >= WRITTEN_AT ? null : value,
          ),
        );
      all.set(name, own);
    };
    for (const { table, columns } of archiveKinds) {
      if (archive.manifest.lines[table] === undefined) continue;
      const happened = Object.keys(columns).filter((column) => columns[column] === 'happened');
      await read(table, archive.lines(table), new Set(happened.map(lineName)));
    }
    for (const name of ['answer', 'file'] as const)
      if (archive.sealed !== null)
        await read(`sealed ${name}`, archive.sealed.lines(name), new Set(['createdAt']));
    return all;
  } finally {
    archive.close();
  }
}

/** Lines without their ids and the hashes of receipts, which hold some, and in an order that these do not tell. */
function withoutIds(lines: readonly string[]): readonly string[] {
  return lines
    .map((line) => line.replaceAll(id, 'id').replaceAll(/(?<="receiptHash":")[0-9a-f]{64}/g, 'hash'))
    .toSorted();
}

/** How many lines of each kind differ, and the first that does: there are thousands. */
function difference(
  kept: ReadonlyMap<string, readonly string[]>,
  other: ReadonlyMap<string, readonly string[]>,
  as: (lines: readonly string[]) => readonly string[] = (lines) => lines,
): readonly string[] {
  return [...kept].flatMap(([kind, lines]) => {
    const [ours, theirs] = [as(lines), as(other.get(kind) ?? [])];
    if (ours.length !== theirs.length) return `${kind}: ${ours.length} lines, not ${theirs.length}`;
    const at = ours.findIndex((line, index) => line !== theirs[index]);
    return at === -1 ? [] : `${kind} ${at + 1}: ${ours[at]}, not ${theirs[at]}`;
  });
}

describe.each(productPacks)('the pack $packId', (pack) => {
  it('holds what is made anew, and nothing of people', async () => {
    const path = join(folder, `${pack.packId}.pack.zip`);
    const services = { ...fileServices(made), vault: createVault(made.settings.secrets.dataKeys) };
    await pipeline(writePack(services, pack), createWriteStream(path));
    const [kept, anew] = [
      await linesOf(join(made.settings.packsFolder, `${pack.packId}.zip`), null),
      await linesOf(path, null),
    ];
    expect(difference(kept, anew, withoutIds)).toEqual([]);
    expect(kept.get('stand_builder')).toEqual([]);
    expect(kept.get('exhibition')?.join('')).toContain('"contacts":[]');
  }, 240_000);
});

describe.each(fairs)('the archive of %s', (fair) => {
  it('holds what is made anew, so whoever changes the tool has run `npm run demo:make`', async () => {
    const [kept, anew] = [await linesOf(committed(fair)), await linesOf(await written(made, fair))];
    expect(difference(kept, anew, withoutIds)).toEqual([]);
  }, 240_000);

  it('comes out of the server that read it line by line', async () => {
    const [kept, again] = [await linesOf(committed(fair)), await linesOf(await written(loaded, fair))];
    expect(difference(kept, again)).toEqual([]);
  }, 240_000);
});
