import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { canonicalize } from 'json-canonicalize';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { fileArchive, openContent, type ContentCipher } from '../../files/index.ts';
import type { ArchiveLine } from '../../platform/archive-kind.ts';
import { sealedArchive, unsealedLine } from '../../submissions/index.ts';
import { lineOf } from '../lines.ts';
import { readRows } from '../store/read-rows.ts';
import type { ArchiveServices } from '../write-archive.ts';
import type { WrittenEntry, ZipWriter } from '../zip/write-zip.ts';
import { entryKey } from './passphrase-cipher.ts';

/** What the sealed part of an archive holds. */
export interface WrittenSealed {
  readonly entries: Readonly<Record<string, WrittenEntry>>;
  readonly answers: number;
  readonly files: number;
}

/**
 * Writes what is sensitive under a passphrase: answers as lines, files as lines and contents. Contents come first, for
 * the lines of files name them by what they are.
 */
export async function writeSealed(
  services: ArchiveServices,
  transaction: Transaction,
  scope: Scope,
  cipher: ContentCipher,
  zip: ZipWriter,
): Promise<WrittenSealed> {
  const entries: Record<string, WrittenEntry> = {};
  const add = async (name: string, content: AsyncIterable<Uint8Array | string>): Promise<void> => {
    // A failure of either destroys both, and the zip with them.
    const source = Readable.from(content, { objectMode: false });
    const sealed = pipeline(source, cipher.seal(entryKey(name)), () => undefined);
    entries[name] = await zip.add(name, sealed, false);
  };
  let answers = 0;
  await add('sealed/answer.jsonl', seals());
  async function* seals(): AsyncGenerator<string> {
    for (const kind of sealedArchive) {
      for await (const row of readRows(transaction, scope, kind, null)) {
        answers += 1;
        yield `${canonicalize(unsealedLine(services.vault, scope, row))}\n`;
      }
    }
  }
  /** By the name that a content has here: its number in the archive and its hash. */
  const contents = new Map<string, { readonly content: number; readonly sha256: string }>();
  let files = 0;
  const rows = async function* (): AsyncGenerator<ArchiveLine> {
    for (const kind of fileArchive)
      for await (const row of readRows(transaction, scope, kind, 'encrypted'))
        yield lineOf(kind, 'everything', row);
  };
  for await (const { sha256: stored } of rows()) {
    if (typeof stored !== 'string' || contents.has(stored)) continue;
    const content = contents.size + 1;
    const hash = createHash('sha256');
    const measured = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of await openContent(services, scope, { sha256: stored, encrypted: true })) {
        if (!Buffer.isBuffer(chunk)) continue;
        hash.update(chunk);
        yield chunk;
      }
    };
    await add(`sealed/files/${content}`, measured());
    contents.set(stored, { content, sha256: hash.digest('hex') });
  }
  await add('sealed/file.jsonl', lines());
  async function* lines(): AsyncGenerator<string> {
    for await (const line of rows()) {
      files += 1;
      yield `${canonicalize({ ...line, ...contents.get(String(line['sha256'])) })}\n`;
    }
  }
  return { entries, answers, files };
}
