import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { fileArchive, keepContent } from '../../files/index.ts';
import type { ArchiveKind, ArchiveLine } from '../../platform/archive-kind.ts';
import { sealedArchive, sealedRow } from '../../submissions/index.ts';
import { ArchiveRefused } from '../archive-refused.ts';
import type { NumberedLine, OpenArchive } from '../open-archive.ts';
import { insertBlobs } from '../store/write-rows.ts';
import type { ArchiveServices } from '../write-archive.ts';

/** Keeps the contents of the sealed part, sealed anew. Nothing shows them yet. */
export async function keepSealedContents(
  services: ArchiveServices,
  scope: Scope,
  { sealed }: OpenArchive,
): Promise<void> {
  if (sealed === null) return;
  const kept = new Set<string>();
  for await (const { number, line } of sealed.lines('file')) {
    const { content, sha256 } = contentOf(line, number);
    if (kept.has(sha256)) continue;
    const named = contentNamed(sha256, content, await sealed.content(content));
    await keepContent(services, scope, sha256, Readable.from(named, { objectMode: false }), true);
    kept.add(sha256);
  }
}

/** Rows of the sealed part, fit to be stored here: each kind with its rows. */
export async function* sealedRows(
  { cipher, vault }: ArchiveServices,
  transaction: Transaction,
  scope: Scope,
  { sealed }: OpenArchive,
): AsyncGenerator<readonly [ArchiveKind, AsyncGenerator<NumberedLine>]> {
  if (sealed === null) return;
  const [answers, files] = [sealed.lines('answer'), sealed.lines('file')];
  for (const kind of sealedArchive) yield [kind, rowsOfAnswers()];
  for (const kind of fileArchive) yield [kind, rowsOfFiles()];
  async function* rowsOfAnswers(): AsyncGenerator<NumberedLine> {
    for await (const { number, line } of answers) {
      const row = sealedRow(vault, scope, line);
      if (typeof row === 'string')
        throw new ArchiveRefused('archiveLine', { name: 'sealed/answer.jsonl', line: number, detail: row });
      yield { number, line: row };
    }
  }
  async function* rowsOfFiles(): AsyncGenerator<NumberedLine> {
    for await (const { number, line } of files) {
      const { sha256 } = contentOf(line, number);
      const name = cipher.nameOf({ ...scope, sha256 });
      const blob = { sha256: name, size: Number(line['size']), keyId: cipher.keyId };
      await insertBlobs(transaction, scope, [blob]);
      const { content: _, ...row } = line;
      yield { number, line: { ...row, sha256: name } };
    }
  }
}

/** A content, which must be the one that its lines name. */
async function* contentNamed(sha256: string, number: number, content: Readable): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    if (!Buffer.isBuffer(chunk)) continue;
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256)
    throw new ArchiveRefused('archiveOther', { name: `sealed/files/${number}` });
}

function contentOf(
  { content, sha256 }: ArchiveLine,
  number: number,
): { readonly content: number; readonly sha256: string } {
  if (typeof content === 'number' && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256))
    return { content, sha256 };
  throw new ArchiveRefused('archiveNoContent', { name: 'sealed/file.jsonl', line: number });
}
