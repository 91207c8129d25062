import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ArchiveLine } from '../platform/archive-kind.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { kindsOf } from './kinds.ts';
import { parseManifest, type Manifest } from './manifest.ts';
import { openZip, type ZipReader } from './zip/read-zip.ts';
import { splitLines } from './zip/split-lines.ts';

/** An archive on this machine whose entries are those that its manifest names, byte for byte. */
export interface OpenArchive {
  readonly manifest: Manifest;
  /** Hashes of the contents in it. */
  readonly contents: readonly string[];
  /** Lines of a kind, each with its number from 1. */
  lines(table: string): AsyncGenerator<{ readonly number: number; readonly line: ArchiveLine }>;
  content(sha256: string): Promise<Readable>;
  close(): void;
}

const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;
const contentName = /^files\/([0-9a-f]{64})$/;

/**
 * Opens an archive and holds every entry against the manifest, before anything is done with it.
 * @throws ArchiveRefused in one sentence.
 */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openZip(path);
  try {
    const manifest = parseManifest(await textOf(zip, 'manifest.json'));
    await check(zip, manifest);
    return {
      manifest,
      contents: [...zip.entries.keys()].flatMap((name) => contentName.exec(name)?.[1] ?? []),
      async *lines(table) {
        let number = 0;
        for await (const text of splitLines(await zip.open(`${table}.jsonl`))) {
          number += 1;
          yield { number, line: parseLine(table, number, text) };
        }
      },
      content: (sha256) => zip.open(`files/${sha256}`),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function check(zip: ZipReader, { depth, entries }: Manifest): Promise<void> {
  const lines = new Set(kindsOf(depth).map(({ table }) => `${table}.jsonl`));
  const missing = [...lines].find((name) => !zip.entries.has(name));
  if (missing !== undefined) throw new ArchiveRefused(`The archive lacks ${missing}.`);
  for (const name of zip.entries.keys()) {
    if (name === 'manifest.json') continue;
    const content = contentName.exec(name)?.[1];
    if (content === undefined && !lines.has(name) && name !== 'README.txt') {
      throw new ArchiveRefused(`The archive has ${JSON.stringify(name)}, which this version does not know.`);
    }
    const stated = Object.hasOwn(entries, name) ? entries[name] : undefined;
    const sha256 = await hashOf(await zip.open(name));
    if (stated?.sha256 !== sha256 || (content !== undefined && content !== sha256)) {
      throw new ArchiveRefused(`${name} is not what the manifest says.`);
    }
  }
  const gone = Object.keys(entries).find((name) => !zip.entries.has(name));
  if (gone !== undefined) throw new ArchiveRefused(`The archive lacks ${gone}.`);
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of content) if (Buffer.isBuffer(chunk)) hash.update(chunk);
  } catch {
    throw new ArchiveRefused('The archive is damaged.');
  }
  return hash.digest('hex');
}

async function textOf(zip: ZipReader, name: string): Promise<string> {
  if ((zip.entries.get(name) ?? 0) > MAX_MANIFEST_BYTES)
    throw new ArchiveRefused('The manifest is too large.');
  const parts: Buffer[] = [];
  try {
    for await (const chunk of await zip.open(name)) if (Buffer.isBuffer(chunk)) parts.push(chunk);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused('The archive is damaged.');
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseLine(table: string, number: number, text: string): ArchiveLine {
  const wrong = new ArchiveRefused(`${table}.jsonl, line ${number}: no object of JSON.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong;
  return Object.fromEntries(Object.entries(value));
}
