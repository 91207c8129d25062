import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { ArchiveLine } from '../platform/archive-kind.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { kindsOf } from './kinds.ts';
import { parseManifest, type Manifest } from './manifest.ts';
import { entryKey, passphraseCipher } from './sealed/passphrase-cipher.ts';
import { openZip, type ZipReader } from './zip/read-zip.ts';
import { splitLines } from './zip/split-lines.ts';

/** A line and its number, from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly line: ArchiveLine;
}

/** An archive on this machine whose entries are those that its manifest names, byte for byte. */
export interface OpenArchive {
  readonly manifest: Manifest;
  /** Hashes of the contents in it. */
  readonly contents: readonly string[];
  /** Lines of a kind, each with its number from 1. */
  lines(table: string): AsyncGenerator<NumberedLine>;
  content(sha256: string): Promise<Readable>;
  /** What lies under the passphrase; null where there is none, or no passphrase was given. */
  readonly sealed: {
    lines(name: 'answer' | 'file'): AsyncGenerator<NumberedLine>;
    content(number: number): Promise<Readable>;
  } | null;
  close(): void;
}

const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;
const sealedName = /^sealed\/files\/[1-9]\d{0,9}$/;
const contentName = /^files\/([0-9a-f]{64})$/;

/**
 * Opens an archive and holds every entry against the manifest, before anything is done with it.
 * @param signal aborted where it shall stop.
 * @throws ArchiveRefused in one sentence.
 */
export async function openArchive(
  path: string,
  passphrase: string | null = null,
  signal?: AbortSignal,
): Promise<OpenArchive> {
  const zip = await openZip(path);
  try {
    const manifest = parseManifest(await textOf(zip, 'manifest.json'));
    await check(zip, manifest, signal);
    return {
      manifest,
      contents: [...zip.entries.keys()].flatMap((name) => contentName.exec(name)?.[1] ?? []),
      lines: (table) => numbered(table, () => zip.open(`${table}.jsonl`)),
      content: (sha256) => zip.open(`files/${sha256}`),
      sealed: await openSealed(zip, manifest, passphrase),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function* numbered(name: string, open: () => Promise<Readable>): AsyncGenerator<NumberedLine> {
  let number = 0;
  for await (const text of splitLines(await open())) {
    number += 1;
    yield { number, line: parseLine(name, number, text) };
  }
}

async function openSealed(
  zip: ZipReader,
  { sealed }: Manifest,
  passphrase: string | null,
): Promise<OpenArchive['sealed']> {
  if (passphrase === null) return null;
  if (sealed === undefined) throw new ArchiveRefused('archiveNotSealed');
  const cipher = await passphraseCipher(passphrase, Buffer.from(sealed.salt, 'hex'));
  const open = async (name: string): Promise<Readable> =>
    Readable.from(
      unchanged(
        name,
        pipeline(await zip.open(name), cipher.open(entryKey(name)), () => undefined),
      ),
      { objectMode: false },
    );
  const lines = (name: string): AsyncGenerator<NumberedLine> =>
    numbered(`sealed/${name}`, () => open(`sealed/${name}.jsonl`));
  try {
    // Bytes are those of the manifest, so what cannot be opened has another passphrase.
    for await (const chunk of await open('sealed/answer.jsonl')) if (chunk !== null) break;
  } catch {
    throw new ArchiveRefused('archivePassphraseWrong');
  }
  return { lines, content: (number) => open(`sealed/files/${number}`) };
}

async function* unchanged(name: string, opened: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of opened) if (Buffer.isBuffer(chunk)) yield chunk;
  } catch {
    throw new ArchiveRefused('archiveNotOpened', { name });
  }
}

async function check(
  zip: ZipReader,
  { depth, entries, sealed }: Manifest,
  signal: AbortSignal | undefined,
): Promise<void> {
  const kinds = kindsOf(depth);
  const lines = new Set(kinds.map(({ table }) => `${table}.jsonl`));
  if (sealed !== undefined) for (const name of ['answer', 'file']) lines.add(`sealed/${name}.jsonl`);
  const spared = new Set(kinds.filter((kind) => kind.isReadingMatter).map(({ table }) => `${table}.jsonl`));
  const missing = [...lines].find((name) => !zip.entries.has(name) && !spared.has(name));
  if (missing !== undefined) throw new ArchiveRefused('archiveLacks', { name: missing });
  for (const name of zip.entries.keys()) {
    signal?.throwIfAborted();
    if (name === 'manifest.json') continue;
    const content = contentName.exec(name)?.[1];
    const isSealed = sealed !== undefined && sealedName.test(name);
    if (content === undefined && !isSealed && !lines.has(name) && name !== 'README.txt') {
      throw new ArchiveRefused('archiveUnknownEntry', { name: JSON.stringify(name) });
    }
    const stated = Object.hasOwn(entries, name) ? entries[name] : undefined;
    const sha256 = await hashOf(await zip.open(name));
    if (stated?.sha256 !== sha256 || (content !== undefined && content !== sha256)) {
      throw new ArchiveRefused('archiveOther', { name });
    }
  }
  const gone = Object.keys(entries).find((name) => !zip.entries.has(name));
  if (gone !== undefined) throw new ArchiveRefused('archiveLacks', { name: gone });
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of content) if (Buffer.isBuffer(chunk)) hash.update(chunk);
  } catch {
    throw new ArchiveRefused('archiveDamaged');
  }
  return hash.digest('hex');
}

async function textOf(zip: ZipReader, name: string): Promise<string> {
  if ((zip.entries.get(name) ?? 0) > MAX_MANIFEST_BYTES) throw new ArchiveRefused('archiveManifestLarge');
  const parts: Buffer[] = [];
  try {
    for await (const chunk of await zip.open(name)) if (Buffer.isBuffer(chunk)) parts.push(chunk);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused('archiveDamaged');
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseLine(table: string, number: number, text: string): ArchiveLine {
  const wrong = new ArchiveRefused('archiveNoObject', { name: `${table}.jsonl`, line: number });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong;
  return Object.fromEntries(Object.entries(value));
}
