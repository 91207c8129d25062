import { limits } from '@zhantai/contract';
import { PassThrough, type Readable } from 'node:stream';
import { open as openZip, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '../../platform/refusal.ts';

/** A file of an archive. */
export interface ArchivedFile {
  /** Without its folders; a label, never a path. */
  readonly name: string;
  /** Bytes it says it unpacks to. */
  readonly size: number;
  /** Its content, once. More bytes than it said, or broken ones, end it with Refusal ARCHIVE_BROKEN. */
  open(): Readable;
}

/** What programs put into archives by themselves. */
const ofPrograms = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * The files of a zip archive one after the other, never held in memory. What it says of itself is judged before
 * anything is unpacked, and held to afterwards.
 * @throws Refusal ARCHIVE_TYPE, ARCHIVE_BROKEN, ARCHIVE_TOO_LARGE.
 */
export async function readArchive(path: string, take: (file: ArchivedFile) => Promise<void>): Promise<void> {
  const zip = await openArchive(path);
  try {
    const entries = await listEntries(zip);
    for (const entry of entries) {
      const name = entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1);
      const size = entry.uncompressedSize;
      // One at a time bounds memory and disk.
      await take({ name, size, open: () => contentOf(zip, entry) });
    }
  } finally {
    zip.close();
  }
}

function openArchive(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error === null) resolve(zip);
      else
        reject(
          new Refusal(/end of central directory/i.test(error.message) ? 'ARCHIVE_TYPE' : 'ARCHIVE_BROKEN'),
        );
    });
  });
}

/** The entries that are files; names that climb out of their folder make the whole archive broken. */
async function listEntries(zip: ZipFile): Promise<readonly Entry[]> {
  if (zip.entryCount > limits.photoArchiveFiles * 2) throw tooLarge();
  const entries: Entry[] = [];
  let unpacked = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/') && !ofPrograms.test(entry.fileName)) {
        entries.push(entry);
        unpacked += entry.uncompressedSize;
      }
      if (entry.isEncrypted()) reject(new Refusal('ARCHIVE_BROKEN'));
      else if (entries.length > limits.photoArchiveFiles || unpacked > limits.photoArchiveUnpackedBytes) {
        reject(tooLarge());
      } else zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', () => reject(new Refusal('ARCHIVE_BROKEN')));
    zip.readEntry();
  });
  return entries;
}

/** Whoever reads it hears what is wrong with it, and nobody else. */
function contentOf(zip: ZipFile, entry: Entry): Readable {
  const content = new PassThrough();
  const fail = (): void => {
    content.destroy(new Refusal('ARCHIVE_BROKEN'));
  };
  content.on('error', () => undefined);
  openEntry(zip, entry).then((source) => {
    source.once('error', fail);
    content.once('close', () => source.destroy());
    source.pipe(content);
  }, fail);
  return content;
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, content) => {
      if (error === null) resolve(content);
      else reject(new Refusal('ARCHIVE_BROKEN'));
    });
  });
}

function tooLarge(): Refusal {
  const [files, limit] = [limits.photoArchiveFiles, limits.photoArchiveUnpackedBytes / 1024 / 1024];
  return new Refusal(
    'ARCHIVE_TOO_LARGE',
    { files, limit },
    { files, limit: limits.photoArchiveUnpackedBytes },
  );
}
