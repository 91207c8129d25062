import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Transaction } from '../../database/database.ts';
import { selectExhibition, type Scope } from '../../exhibitions/index.ts';
import { rememberPatterns } from '../../forms/index.ts';
import type { ArchiveKind } from '../../platform/archive-kind.ts';
import { ArchiveRefused } from '../archive-refused.ts';
import { archiveKinds } from '../kinds.ts';
import { lineOf } from '../lines.ts';
import { openArchive, type NumberedLine, type OpenArchive } from '../open-archive.ts';
import { copyPack, isProductPack, type PackServices } from '../packs/keep-pack.ts';
import { readRows } from '../store/read-rows.ts';
import { comes, type LineSource } from './choose-lines.ts';

/** What an exhibition is filled from. */
export interface FillSource extends LineSource {
  readonly zone: string;
  /** `YYYY-MM-DD`; empty where none is known. */
  readonly firstDay: string;
  /** What can come of it. */
  readonly kinds: readonly ArchiveKind[];
  /** Files that are named, of those that are not sensitive. */
  files(named: ReadonlySet<string>): AsyncIterable<NumberedLine>;
  content(sha256: string): Promise<Readable>;
}

/** Where it is filled from, as it is asked. */
export type FillFrom = { readonly exhibitionId: string } | { readonly packId: string };

/**
 * Opens what an exhibition of a tenant is filled from, for as long as it is used: another exhibition as the transaction
 * sees it, or a pack.
 * @throws ArchiveRefused `fillGone` where it is not there.
 */
export async function withSource<T>(
  services: PackServices,
  transaction: Transaction,
  tenantId: string,
  from: FillFrom,
  use: (source: FillSource) => Promise<T>,
): Promise<T> {
  if ('exhibitionId' in from) {
    const scope = { tenantId, exhibitionId: from.exhibitionId };
    return use(await liveSource(services, transaction, scope));
  }
  return withPack(services, tenantId, from.packId, (archive) => use(packSource(archive)));
}

/** Opens a pack for as long as it is used. @throws ArchiveRefused where it is not there. */
export async function withPack<T>(
  services: PackServices,
  tenantId: string,
  packId: string,
  use: (archive: OpenArchive) => Promise<T>,
): Promise<T> {
  const copy = await copyPack(services, tenantId, packId);
  if (copy === null) throw new ArchiveRefused('fillGone');
  try {
    const archive = await openArchive(copy.path);
    try {
      if (isProductPack(packId)) rememberPatterns(archive.manifest.patterns ?? {});
      return await use(archive);
    } finally {
      archive.close();
    }
  } finally {
    if (copy.isTemporary) await rm(copy.path, { force: true });
  }
}

/** The writer's stream of an exhibition, without a file. */
async function liveSource(
  { storage }: PackServices,
  transaction: Transaction,
  scope: Scope,
): Promise<FillSource> {
  const exhibition = await selectExhibition(transaction, scope.tenantId, scope.exhibitionId);
  if (exhibition === null) throw new ArchiveRefused('fillGone');
  const kinds = archiveKinds.filter(comes);
  async function* lines(
    kind: ArchiveKind,
    named: ReadonlySet<string> | null = null,
  ): AsyncGenerator<NumberedLine> {
    let number = 0;
    for await (const row of readRows(transaction, scope, kind, named)) {
      number += 1;
      yield { number, line: lineOf(kind, 'set-up', row) };
    }
  }
  return {
    zone: exhibition.zone,
    firstDay: exhibition.profile.dates.start.slice(0, 10),
    kinds,
    lines: (kind) => lines(kind),
    async *files(named) {
      for (const kind of archiveKinds.filter(({ table }) => table === 'file')) yield* lines(kind, named);
    },
    content: (sha256) => storage.open({ ...scope, sha256 }),
  };
}

function packSource(archive: OpenArchive): FillSource {
  const { exhibition, lines } = archive.manifest;
  return {
    zone: exhibition.zone,
    firstDay: exhibition.firstDay,
    kinds: archiveKinds.filter((kind) => comes(kind) && Object.hasOwn(lines, kind.table)),
    lines: ({ table }) => archive.lines(table),
    async *files(named) {
      for await (const numbered of archive.lines('file'))
        if (named.has(String(numbered.line['fileId']))) yield numbered;
    },
    content: (sha256) => archive.content(sha256),
  };
}
