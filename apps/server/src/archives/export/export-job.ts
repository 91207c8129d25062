import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { inTransaction } from '../../database/in-transaction.ts';
import { jobContent, type LongJobKind } from '../../jobs/index.ts';
import { writeArchive, type ArchiveServices } from '../write-archive.ts';
import { countContentBytes } from '../store/read-rows.ts';
import { requireRoom } from '../require-room.ts';

/** The kind of job that writes an exhibition into an archive. */
export const exportKind = 'exhibition.export';

/** What such a job is told. */
export const exportPayload = Type.Object({
  depth: Type.Union([Type.Literal('set-up'), Type.Literal('everything')]),
  /** What the file is called. */
  name: Type.String(),
});

/** What an archive has besides its files, compressed: more than any exhibition of 100,000 submissions had. */
const LINES_BYTES = 256 * 1024 * 1024;

/** Writes an archive, which is kept as long as its job. What is sensitive lies in it under the secret of the job, if there is one. */
export function exportJob(services: ArchiveServices): LongJobKind {
  const { database, storage } = services;
  return {
    kind: exportKind,
    async work({ job, secret, signal, progress, end }) {
      const { depth, name } = Value.Parse(exportPayload, job.payload);
      const path = await storage.temporary();
      try {
        await requireRoom(
          path,
          LINES_BYTES + (depth === 'set-up' ? 0 : await countContentBytes(database, job)),
        );
        const zip = writeArchive(services, job, depth, secret, { onProgress: progress });
        await pipeline(zip, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
        const { size } = await stat(path);
        await storage.put(jobContent(job, job.jobId), path);
        await inTransaction(database, (transaction) => end(transaction, { name, bytes: size }));
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
