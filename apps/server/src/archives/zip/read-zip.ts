import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { ArchiveRefused } from '../archive-refused.ts';

/** A zip on this machine. */
export interface ZipReader {
  /** Names of its entries, with the bytes that they say they unpack to and are held to. */
  readonly entries: ReadonlyMap<string, number>;
  /** @throws ArchiveRefused where there is no such entry. */
  open(name: string): Promise<Readable>;
  close(): void;
}

/** Entries of an archive at most, and bytes that they unpack to. */
const MAX_ENTRIES = 2_000_000;
const MAX_UNPACKED_BYTES = 20 * 1024 ** 3;

/** @throws ArchiveRefused where the file is no sound zip, or too large. */
export async function openZip(path: string): Promise<ZipReader> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  }).catch(() => {
    throw new ArchiveRefused('archiveNoZip');
  });
  try {
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    if (zip.entryCount > MAX_ENTRIES) throw new ArchiveRefused('archiveManyEntries');
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED_BYTES) throw new ArchiveRefused('archiveTooLarge');
      if (entries.has(entry.fileName) || entry.isEncrypted()) {
        throw new ArchiveRefused('archiveTwice', { name: JSON.stringify(entry.fileName) });
      }
      entries.set(entry.fileName, entry);
    }
    return {
      entries: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
      async open(name) {
        const entry = entries.get(name);
        if (entry === undefined) throw new ArchiveRefused('archiveLacks', { name });
        return zip.openReadStreamPromise(entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused('archiveDamaged');
  }
}
