import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveReport } from '@zhantai/contract';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { recordAudit } from '../../audit/index.ts';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { LongJobKind, LongRun } from '../../jobs/index.ts';
import { ArchiveRefused } from '../archive-refused.ts';
import { openArchive, type OpenArchive } from '../open-archive.ts';
import { readArchive, type ArchiveTaken } from '../read-archive.ts';
import { requireRoom } from '../require-room.ts';
import { endUpload, findUpload, keepReport } from '../store/uploads.ts';
import type { ArchiveServices } from '../write-archive.ts';
import { readParts } from './parts.ts';

/** The kinds of jobs that make an exhibition of an archive, and that say what it would be. */
export const importKinds = { make: 'exhibition.import', check: 'exhibition.check-archive' } as const;

/** What such a job is told. */
const importPayload = Type.Object({
  uploadId: Type.String(),
  exhibitionId: Type.String(),
  title: Type.Optional(Type.String()),
  firstDay: Type.Optional(Type.String()),
  origin: Type.Object({ address: Type.String(), requestId: Type.String() }),
});
export type ImportPayload = Static<typeof importPayload>;

/**
 * Reads an uploaded archive. All rows are stored in one transaction, the end of the job in the same: an exhibition is
 * there whole, once, or not at all.
 */
export function importJobs(services: ArchiveServices): readonly LongJobKind[] {
  return [
    { kind: importKinds.check, work: (run) => work(services, run, true) },
    { kind: importKinds.make, work: (run) => work(services, run, false) },
  ];
}

async function work(services: ArchiveServices, run: LongRun, isDryRun: boolean): Promise<void> {
  const { database, storage } = services;
  const { job, secret, signal, progress } = run;
  const wanted = Value.Parse(importPayload, job.payload);
  const upload = await findUpload(database, job, wanted.uploadId, services.now());
  if (upload === null) throw new ArchiveRefused('archiveGone');
  const path = await storage.temporary();
  try {
    await requireRoom(path, upload.bytes);
    const parts = Readable.from(readParts(storage, job, upload), { objectMode: false });
    await pipeline(parts, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    const archive = await openArchive(path, secret, signal);
    try {
      const taken = await readArchive(services, archive, {
        tenantId: job.tenantId,
        exhibitionId: wanted.exhibitionId,
        ...(wanted.title === undefined ? {} : { title: wanted.title }),
        ...(wanted.firstDay === undefined ? {} : { firstDay: wanted.firstDay }),
        isDryRun,
        signal,
        onProgress: progress,
        lastly: (transaction) => endMade(services, transaction, run, wanted),
      });
      if (!isDryRun) return;
      await inTransaction(database, async (transaction) => {
        await keepReport(transaction, job, wanted.uploadId, reportOf(archive, taken));
        await run.end(transaction);
      });
    } finally {
      archive.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

async function endMade(
  { now }: ArchiveServices,
  transaction: Transaction,
  { job, end }: LongRun,
  { uploadId, exhibitionId, origin }: ImportPayload,
): Promise<void> {
  await recordAudit(transaction, {
    tenantId: job.tenantId,
    exhibitionId,
    actor: { kind: 'staff', accountId: job.accountId },
    action: 'exhibition.from-archive',
    thing: { kind: 'exhibition', id: exhibitionId },
    detail: {},
    origin,
  });
  await endUpload(transaction, job, uploadId, now());
  await end(transaction);
}

function reportOf({ manifest, sealed }: OpenArchive, { rows, joined, days }: ArchiveTaken): ArchiveReport {
  const { depth, exhibition, leftOut } = manifest;
  const unopened = sealed === null ? manifest.sealed : undefined;
  return {
    depth,
    title: exhibition.title['zh-Hans'] ?? exhibition.exhibitionId,
    firstDay: exhibition.firstDay === '' ? null : exhibition.firstDay,
    days,
    rows,
    joined,
    missing: {
      answers: leftOut.answers + (unopened?.answers ?? 0),
      files: leftOut.files + (unopened?.files ?? 0),
    },
  };
}
