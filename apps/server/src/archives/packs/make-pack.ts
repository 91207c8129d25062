import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { packParts, type MakePackRequest } from '@zhantai/contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { recordAudit } from '../../audit/index.ts';
import type { Origin, Staff } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { addLongJob, type LongJobKind } from '../../jobs/index.ts';
import { newId } from '../../platform/new-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countPacks, insertPack } from '../store/packs.ts';
import { writeArchive } from '../write-archive.ts';
import { packContent, type PackServices } from './keep-pack.ts';
import { countedLines, packLines } from './pack-lines.ts';

/** The kind of job that keeps a pack. */
export const packKind = 'pack.make';

/** Of an organiser. */
const MAX_PACKS = 100;

const packPayload = Type.Object({
  packId: Type.String(),
  title: Type.String(),
  note: Type.String(),
  parts: Type.Array(Type.Enum([...packParts])),
  origin: Type.Object({ address: Type.String(), requestId: Type.String() }),
});
type PackPayload = Type.Static<typeof packPayload>;

/** Wants a pack of the exhibition. @returns the id of the job. @throws Refusal LIMIT_REACHED. */
export async function beginPack(
  { database, vault }: PackServices,
  {
    staff,
    exhibition,
    origin,
  }: { readonly staff: Staff; readonly exhibition: Exhibition; readonly origin: Origin },
  { title, note = '', parts }: MakePackRequest,
): Promise<string> {
  const { address, requestId } = origin;
  const payload: PackPayload = {
    packId: newId(),
    title: title.trim(),
    note: note.trim(),
    parts: [...parts],
    origin: { address, requestId },
  };
  const wanted = { kind: packKind, payload, accountId: staff.accountId, secret: null };
  return inTransaction(database, async (transaction) => {
    const count = await countPacks(transaction, exhibition.tenantId, packKind);
    const bound = { limit: MAX_PACKS, count };
    if (count >= MAX_PACKS) throw new Refusal('LIMIT_REACHED', bound, bound);
    return addLongJob(transaction, vault, exhibition, wanted);
  });
}

/** Writes a set-up without people into the file store, and notes it in the transaction that ends the job. */
export function packJob(services: PackServices): LongJobKind {
  const { database, storage, now } = services;
  return {
    kind: packKind,
    async work({ job, signal, progress, end }) {
      const { packId, title, note, parts, origin } = Value.Parse(packPayload, job.payload);
      const madeBy = job.accountId;
      if (madeBy === null) throw new Error('Nobody wants the pack.');
      const path = await storage.temporary();
      const fileId = newId();
      const madeAt = now();
      let counts = { forms: 0, dictionaries: 0, articles: 0, items: 0 };
      try {
        const zip = writeArchive(services, job, 'set-up', null, {
          onProgress: progress,
          async choose(transaction) {
            const wanted = { title: { 'zh-Hans': title }, parts: new Set(parts), at: madeAt };
            const counted = countedLines(await packLines(transaction, job, wanted));
            return (kind, line) => {
              const kept = counted.choose(kind, line);
              counts = counted.counts();
              return kept;
            };
          },
        });
        await pipeline(zip, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
        await storage.put(packContent(job.tenantId, fileId), path);
        await inTransaction(database, async (transaction) => {
          const { tenantId, exhibitionId } = job;
          await insertPack(transaction, tenantId, { packId, title, note, fileId, counts, madeBy, madeAt });
          await recordAudit(transaction, {
            tenantId,
            exhibitionId,
            actor: { kind: 'staff', accountId: madeBy },
            action: 'pack.make',
            thing: { kind: 'pack', id: packId },
            detail: { title, parts },
            origin,
          });
          await end(transaction);
        });
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
