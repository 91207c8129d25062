import type { FillPart } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { keepContent } from '../../files/index.ts';
import type { ArchiveKind, ArchiveLine } from '../../platform/archive-kind.ts';
import { ArchiveRefused } from '../archive-refused.ts';
import { documentFault } from '../document-fault.ts';
import { idPattern } from '../id-pattern.ts';
import { archiveKinds } from '../kinds.ts';
import type { NumberedLine } from '../open-archive.ts';
import type { PackServices } from '../packs/keep-pack.ts';
import { findTakenParts, lockFilled, updateFilled } from '../store/fill.ts';
import { countBlobs, inOrderOfReference, insertBlobs } from '../store/write-rows.ts';
import { takeLines } from '../take-lines.ts';
import { chooseLines, type LineChooser } from './choose-lines.ts';
import { filledProfile, filledSettings } from './filled-profile.ts';
import { movedLine } from './moments.ts';
import { withFill, type OpenFill } from './open-fill.ts';
import type { FillFrom } from './sources.ts';

/** What an exhibition is to be filled with. */
export interface WantedFill {
  readonly scope: Scope;
  readonly from: FillFrom;
  readonly parts: ReadonlySet<FillPart>;
  /** Which forms; null: all. */
  readonly forms: ReadonlySet<string> | null;
  /** Moments that shall be others than where they would move, by key. */
  readonly dates: ReadonlyMap<string, string>;
  /** Who wants it. */
  readonly by: string | null;
  readonly signal?: AbortSignal;
  /** Told how many rows and contents are stored, of so many. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Done in the transaction that fills, at its end. */
  readonly lastly?: (transaction: Transaction, rows: Readonly<Record<string, number>>) => Promise<void>;
}

/** Tables of people, which name no file. */
const ofPeople = new Set(['exhibitor', 'membership']);

/**
 * Fills a closed exhibition: the contents of files first, then all rows in one transaction, so that all of it is there or
 * nothing. Ids are kept.
 * @throws ArchiveRefused where the exhibition is open or has something of a part already, or what it is filled from is gone.
 */
export async function fillExhibition(services: PackServices, wanted: WantedFill): Promise<void> {
  await withFill(services, wanted.scope, wanted.from, async (fill) => {
    const at = services.now();
    const { parts, forms, by } = wanted;
    const choose = await chooseLines(fill.source, fill.source.kinds, { parts, forms, by, at });
    const { files, total } = await survey(fill, choose);
    const far = { done: 0, total: total + files.length * 2 };
    const stored = (rows: number): void => {
      wanted.signal?.throwIfAborted();
      far.done += rows;
      wanted.onProgress?.(far.done, far.total);
    };
    stored(0);
    for (const sha256 of new Set(files.map(({ line }) => String(line['sha256'])))) {
      await keepContent(services, wanted.scope, sha256, await fill.source.content(sha256));
      stored(1);
    }
    await inTransaction(services.database, async (transaction) => {
      far.done = 0;
      await requireFree(transaction, wanted);
      const rows = await takeAll(transaction, fill, wanted, { choose, files, stored, now: at });
      await wanted.lastly?.(transaction, rows);
      wanted.signal?.throwIfAborted();
    });
  });
}

/** The files that come, and how many lines do. */
async function survey(
  { source }: OpenFill,
  choose: LineChooser,
): Promise<{ readonly files: readonly NumberedLine[]; readonly total: number }> {
  const named = new Set<string>();
  let total = 0;
  for (const kind of source.kinds) {
    for await (const { line } of source.lines(kind)) {
      const chosen = choose(kind, line);
      if (chosen === null) continue;
      total += 1;
      if (!ofPeople.has(kind.table))
        for (const [id] of JSON.stringify(chosen).matchAll(idPattern)) named.add(id);
    }
  }
  const files: NumberedLine[] = [];
  for await (const file of source.files(named)) files.push(file);
  return { files, total };
}

async function requireFree(transaction: Transaction, { scope, parts }: WantedFill): Promise<void> {
  const target = await lockFilled(transaction, scope);
  if (target === null) throw new ArchiveRefused('fillGone');
  if (target.open) throw new ArchiveRefused('fillOpen');
  const taken = await findTakenParts(transaction, scope);
  if ([...parts].some((part) => taken.has(part))) throw new ArchiveRefused('fillNotEmpty');
}

interface Taking {
  readonly choose: LineChooser;
  readonly files: readonly NumberedLine[];
  readonly stored: (rows: number) => void;
  readonly now: Date;
}

async function takeAll(
  transaction: Transaction,
  { source, shift }: OpenFill,
  { scope, dates }: WantedFill,
  { choose, files, stored, now }: Taking,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const take = async (
    kind: ArchiveKind,
    lines: AsyncIterable<NumberedLine>,
    chosen: (line: ArchiveLine) => ArchiveLine | null,
  ): Promise<void> => {
    const count = await takeLines(transaction, kind, lines, {
      scope,
      journey: { depth: 'set-up', days: 0, accounts: new Map(), isSealed: false },
      // All is moved before it is stored.
      moving: { zone: shift.toZone, days: 0, now },
      choose: chosen,
      finish: (row) => row,
      stored,
    });
    if (count > 0) rows[kind.table] = count;
  };
  const moved = (kind: ArchiveKind) => (line: ArchiveLine) => {
    const chosen = choose(kind, line);
    return chosen === null ? null : movedLine(kind, chosen, shift, dates);
  };
  await insertBlobs(transaction, scope, contentsOf(files));
  for (const kind of archiveKinds.filter(({ table }) => table === 'file'))
    await take(kind, from(files), (line) => ({ ...line, createdBy: null }));
  for (const kind of await inOrderOfReference(transaction, source.kinds)) {
    if (kind.table === 'exhibition') await takeProfile(transaction, scope, source.lines(kind), moved(kind));
    else await take(toCome(kind), source.lines(kind), moved(kind));
  }
  await countBlobs(transaction, scope);
  return rows;
}

/** Of its profile only what is empty comes. */
async function takeProfile(
  transaction: Transaction,
  scope: Scope,
  lines: AsyncIterable<NumberedLine>,
  moved: (line: ArchiveLine) => ArchiveLine | null,
): Promise<void> {
  for await (const { line, number } of lines) {
    const profile = moved(line);
    const own = profile === null ? null : await lockFilled(transaction, scope);
    if (profile === null || own === null) continue;
    const [kind] = archiveKinds;
    const detail = kind === undefined ? null : documentFault(kind, profile);
    if (detail !== null)
      throw new ArchiveRefused('archiveLine', { name: 'exhibition.jsonl', line: number, detail });
    await updateFilled(
      transaction,
      scope,
      filledProfile(own.profile, profile),
      filledSettings(own.settings, profile),
    );
  }
}

/** A notice of last year is told on its day of this year, which may lie ahead. */
function toCome(kind: ArchiveKind): ArchiveKind {
  return kind.table === 'notice' ? { ...kind, columns: { ...kind.columns, published_at: 'moment' } } : kind;
}

function contentsOf(
  files: readonly NumberedLine[],
): readonly { readonly sha256: string; readonly size: number }[] {
  const sizes = new Map(files.map(({ line }) => [String(line['sha256']), Number(line['size'])]));
  return [...sizes].map(([sha256, size]) => ({ sha256, size }));
}

async function* from(files: readonly NumberedLine[]): AsyncGenerator<NumberedLine> {
  yield* files;
}
