import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { canonicalize } from 'json-canonicalize';
import { inTransaction } from '../database/in-transaction.ts';
import type { Transaction } from '../database/database.ts';
import { selectExhibition, type Exhibition, type Scope } from '../exhibitions/index.ts';
import type { ContentCipher, FileServices } from '../files/index.ts';
import { patternVerdicts } from '../forms/index.ts';
import type { ArchiveDepth } from '../platform/archive-kind.ts';
import type { LineChooser } from './fill/choose-lines.ts';
import type { Vault } from '../platform/vault.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { idPattern } from './id-pattern.ts';
import { kindsOf } from './kinds.ts';
import { lineOf } from './lines.ts';
import { archiveFormat, type Manifest } from './manifest.ts';
import { readme } from './readme.ts';
import { passphraseCipher } from './sealed/passphrase-cipher.ts';
import { writeSealed } from './sealed/write-sealed.ts';
import { countLeftOut, readRows } from './store/read-rows.ts';
import { createZipWriter, type WrittenEntry, type ZipWriter } from './zip/write-zip.ts';

export type ArchiveServices = Pick<FileServices, 'database' | 'storage' | 'cipher' | 'now'> & {
  readonly vault: Vault;
};

/** What else an archive may hold. */
export interface WriteMore {
  /** The manifest says what the analyser finds of patterns, for archives that come with the product. */
  readonly withPatterns?: boolean;
  /** Made in the transaction that writes: what becomes of each line; null leaves it out, and whatever file it alone names. */
  readonly choose?: (transaction: Transaction) => Promise<LineChooser>;
  /** Told after each entry how many are written, of so many that are known of. */
  readonly onProgress?: (done: number, total: number) => void;
}

interface WriteWish extends WriteMore {
  readonly depth: ArchiveDepth;
  readonly sealing: { readonly cipher: ContentCipher; readonly salt: Buffer } | null;
}

/**
 * An archive of an exhibition as one moment saw it: a zip with a line of JSON for each row, the contents
 * of files by their hash, and last a manifest with what is in it. Sensitive answers and files lie in `sealed/` under the
 * passphrase; without one they are left out and counted.
 * Nothing is held in memory but a few hundred rows.
 * @returns the zip, to be read as fast as whoever takes it can; it fails where anything goes wrong.
 */
export function writeArchive(
  services: ArchiveServices,
  scope: Scope,
  depth: ArchiveDepth,
  passphrase: string | null = null,
  more: WriteMore = {},
): Readable {
  const zip = createZipWriter();
  const work = (async () => {
    const salt = randomBytes(16);
    const cipher = passphrase === null ? null : await passphraseCipher(passphrase, salt);
    const sealing = cipher === null ? null : { cipher, salt };
    await inTransaction(
      services.database,
      (transaction) => writeAll(services, transaction, scope, { ...more, depth, sealing }, zip),
      'repeatable read',
    );
  })();
  work.catch((error: unknown) =>
    zip.output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return zip.output;
}

async function writeAll(
  services: ArchiveServices,
  transaction: Transaction,
  scope: Scope,
  { depth, sealing, withPatterns = false, choose, onProgress }: WriteWish,
  zip: ZipWriter,
): Promise<void> {
  const { storage, now } = services;
  const exhibition = await selectExhibition(transaction, scope.tenantId, scope.exhibitionId);
  if (exhibition === null) throw new ArchiveRefused('archiveNoExhibition');
  const entries: Record<string, WrittenEntry> = {};
  const lines: Record<string, number> = {};
  const named = new Set<string>();
  const contents = new Set<string>();
  const patterns: Record<string, boolean> = {};
  const kinds = kindsOf(depth);
  const chosen = await choose?.(transaction);
  /** What is sealed, the explanation and the manifest come last. */
  const report = (): void => {
    onProgress?.(Object.keys(entries).length, kinds.length + contents.size + 2);
  };
  for (const kind of kinds) {
    const name = `${kind.table}.jsonl`;
    let count = 0;
    const written = async function* (): AsyncGenerator<string> {
      for await (const row of readRows(transaction, scope, kind, depth === 'set-up' ? named : null)) {
        const whole = lineOf(kind, depth, row, sealing !== null);
        const kept = chosen === undefined ? whole : chosen(kind, whole);
        if (kept === null) continue;
        const line = canonicalize(kept);
        count += 1;
        if (withPatterns && kind.table === 'form_version')
          Object.assign(patterns, await patternVerdicts(kept['definition']));
        if (kind.table === 'file') contents.add(String(row['sha256']));
        else if (depth === 'set-up') for (const [id] of line.matchAll(idPattern)) named.add(id);
        yield `${line}\n`;
      }
    };
    entries[name] = await zip.add(name, written());
    lines[kind.table] = count;
    report();
  }
  for (const sha256 of [...contents].toSorted()) {
    const name = `files/${sha256}`;
    entries[name] = await zip.add(name, await storage.open({ ...scopeOf(scope), sha256 }), false);
    report();
  }
  const sealed =
    sealing === null ? null : await writeSealed(services, transaction, scope, sealing.cipher, zip);
  Object.assign(entries, sealed?.entries);
  entries['README.txt'] = await zip.add('README.txt', texts(readme()));
  const manifest: Manifest = {
    format: archiveFormat,
    product: 'zhantai',
    madeAt: now().toISOString(),
    depth,
    exhibition: describe(exhibition),
    lines,
    leftOut: sealed === null ? await countLeftOut(transaction, scope) : { answers: 0, files: 0 },
    ...(sealing === null || sealed === null
      ? {}
      : { sealed: { salt: sealing.salt.toString('hex'), answers: sealed.answers, files: sealed.files } }),
    ...(withPatterns ? { patterns } : {}),
    entries,
  };
  await zip.add('manifest.json', texts(`${JSON.stringify(manifest, null, 1)}\n`));
  zip.end();
}

function describe({ exhibitionId, title, zone, profile }: Exhibition): Manifest['exhibition'] {
  return { exhibitionId, title: { ...title }, zone, firstDay: profile.dates.start.slice(0, 10) };
}

function scopeOf({ tenantId, exhibitionId }: Scope): Scope {
  return { tenantId, exhibitionId };
}

async function* texts(text: string): AsyncGenerator<string> {
  yield text;
}
