import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { daysBetween, makeClient, selectExhibition, type Scope } from '../exhibitions/index.ts';
import { keepContent } from '../files/index.ts';
import { rememberPatterns } from '../forms/index.ts';
import type { ArchiveDepth, ArchiveKind, ArchiveLine } from '../platform/archive-kind.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { kindsOf } from './kinds.ts';
import type { Journey } from './lines.ts';
import { mapAccounts } from './map-accounts.ts';
import type { NumberedLine, OpenArchive } from './open-archive.ts';
import { keepSealedContents, sealedRows } from './sealed/read-sealed.ts';
import { countBlobs, inOrderOfReference, insertBlobs, passNumbers } from './store/write-rows.ts';
import { takeLines } from './take-lines.ts';
import type { ArchiveServices } from './write-archive.ts';

/** The exhibition that an archive becomes. */
export interface ArchiveTarget extends Scope {
  /** The title in Chinese; that of the archive where none is given. */
  readonly title?: string;
  /** The first day of the fair, `YYYY-MM-DD`: all days are moved by the days between; that of the archive unless given. */
  readonly firstDay?: string;
  /** What would be made is said, and nothing is kept. */
  readonly isDryRun?: boolean;
  /** What comes with the product itself: only there the manifest is believed about patterns, and the audit comes along. */
  readonly isOwn?: boolean;
  /** Aborted where it shall stop; nothing is left of it then. */
  readonly signal?: AbortSignal;
  /** Told how many lines and contents are stored, of so many. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Done in the transaction that makes the exhibition, before its end; not in a dry run. */
  readonly lastly?: (transaction: Transaction) => Promise<void>;
  /** A line as it shall be taken in; it is checked thereafter. */
  readonly rewrite?: (kind: ArchiveKind, line: ArchiveLine) => ArchiveLine;
}

/** What was made, or would be. */
export interface ArchiveTaken {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Accounts that are here already and join. */
  readonly joined: number;
  readonly days: number;
}

/** Undoes a dry run. */
class Tried extends Error {
  readonly taken: ArchiveTaken;
  constructor(taken: ArchiveTaken) {
    super('A dry run keeps nothing.');
    this.taken = taken;
  }
}

/**
 * Makes an exhibition of an archive, closed: the contents of files first, then all rows in one transaction, so that it is
 * there whole or not at all. Ids are kept; accounts that the tenant has already join by phone or username.
 * @throws ArchiveRefused in one sentence.
 */
export async function readArchive(
  services: ArchiveServices,
  archive: OpenArchive,
  target: ArchiveTarget,
): Promise<ArchiveTaken> {
  const { database } = services;
  if ((await selectExhibition(database, target.tenantId, target.exhibitionId)) !== null)
    throw new ArchiveRefused('archiveExhibitionTaken', { id: target.exhibitionId });
  const far = { done: 0, total: sumOf(archive.manifest.lines) };
  if (target.isDryRun !== true) {
    far.total += archive.contents.length;
    for (const sha256 of archive.contents) {
      target.signal?.throwIfAborted();
      await keepContent(services, scopeOf(target), sha256, await archive.content(sha256));
      far.done += 1;
      target.onProgress?.(far.done, far.total);
    }
    await keepSealedContents(services, scopeOf(target), archive);
  }
  try {
    return await inTransaction(database, async (transaction) => {
      const stored = (rows: number): void => {
        target.signal?.throwIfAborted();
        far.done += rows;
        target.onProgress?.(far.done, far.total);
      };
      const taken = await takeRows(services, transaction, archive, target, stored);
      if (target.isDryRun === true) throw new Tried(taken);
      await target.lastly?.(transaction);
      return taken;
    });
  } catch (error) {
    if (error instanceof Tried) return error.taken;
    throw error;
  }
}

async function takeRows(
  services: ArchiveServices,
  transaction: Transaction,
  archive: OpenArchive,
  target: ArchiveTarget,
  stored: (rows: number) => void,
): Promise<ArchiveTaken> {
  const { manifest } = archive;
  if (target.isOwn === true) rememberPatterns(manifest.patterns ?? {});
  const { zone, firstDay } = manifest.exhibition;
  if (target.firstDay !== undefined && firstDay === '') throw new ArchiveRefused('archiveNoFirstDay');
  const days = target.firstDay === undefined ? 0 : daysBetween(firstDay, target.firstDay);
  const { ids, joined } = await mapAccounts(transaction, target.tenantId, archive);
  const journey: Journey = { depth: manifest.depth, days, accounts: ids, isSealed: archive.sealed !== null };
  const sizes = await sizesOf(archive);
  const rows: Record<string, number> = {};
  const take = async (kind: ArchiveKind, lines: AsyncIterable<NumberedLine>): Promise<void> => {
    const count = await takeLines(transaction, kind, lines, {
      scope: scopeOf(target),
      journey,
      moving: { zone, days, now: services.now() },
      choose: (line) =>
        kind.table === 'account' && joined.has(String(line['accountId']))
          ? null
          : (target.rewrite?.(kind, line) ?? line),
      finish: (row) => withTarget(kind, row, target),
      stored,
    });
    if (count > 0) rows[kind.table] = (rows[kind.table] ?? 0) + count;
  };
  for (const kind of await inOrderOfReference(transaction, kindsTaken(manifest.depth, target))) {
    if (kind.table === 'file') await insertBlobs(transaction, scopeOf(target), sizes);
    await take(kind, archive.lines(kind.table));
  }
  for await (const [kind, lines] of sealedRows(services, transaction, scopeOf(target), archive))
    await take(kind, lines);
  await countBlobs(transaction, scopeOf(target));
  if (manifest.depth === 'everything') await passNumbers(transaction, scopeOf(target));
  return { rows, joined: joined.size, days };
}

/** What is only reading matter comes along where the archive is the product's own. */
function kindsTaken(depth: ArchiveDepth, { isOwn = false }: ArchiveTarget): readonly ArchiveKind[] {
  return kindsOf(depth).filter(({ isReadingMatter = false }) => isOwn || !isReadingMatter);
}

/** The exhibition itself gets what its archive does not know: a client of its own, and perhaps another title. */
function withTarget({ table }: ArchiveKind, row: ArchiveLine, target: ArchiveTarget): ArchiveLine {
  if (table !== 'exhibition') return row;
  const { id, secret } = makeClient(target.exhibitionId);
  return {
    ...row,
    ...(target.title === undefined ? {} : { title: { 'zh-Hans': target.title } }),
    client_id: id,
    client_secret: secret,
    open: false,
  };
}

async function sizesOf(
  archive: OpenArchive,
): Promise<readonly { readonly sha256: string; readonly size: number }[]> {
  const sizes = new Map<string, number>();
  const there = new Set(archive.contents);
  for await (const { number, line } of archive.lines('file')) {
    const [sha256, size] = [String(line['sha256']), Number(line['size'])];
    if (!there.has(sha256))
      throw new ArchiveRefused('archiveNoContent', { name: 'file.jsonl', line: number });
    sizes.set(sha256, size);
  }
  return [...sizes].map(([sha256, size]) => ({ sha256, size }));
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function scopeOf({ tenantId, exhibitionId }: Scope): Scope {
  return { tenantId, exhibitionId };
}
