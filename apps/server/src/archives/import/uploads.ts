import { rm } from 'node:fs/promises';
import { archiveLimits, type ArchiveUpload, type BeginArchiveUploadRequest } from '@zhantai/contract';
import { ArchiveReport } from '@zhantai/contract/schemas';
import { Value } from 'typebox/value';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Staged } from '../../files/index.ts';
import { newId } from '../../platform/new-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findUpload, insertUpload, notePart, type StoredUpload } from '../store/uploads.ts';
import type { ArchiveServices } from '../write-archive.ts';
import { partContent, partSize } from './parts.ts';

/** An archive that nobody made an exhibition of is kept so long. */
const KEPT_MS = 24 * 3_600_000;

/** Begins an upload. */
export async function beginUpload(
  { database, now }: ArchiveServices,
  { tenantId, exhibitionId }: Scope,
  accountId: string,
  { name, bytes }: BeginArchiveUploadRequest,
): Promise<ArchiveUpload> {
  const uploadId = newId();
  const at = now();
  const until = new Date(at.getTime() + KEPT_MS);
  await inTransaction(database, (transaction) =>
    insertUpload(
      transaction,
      { tenantId, exhibitionId },
      { uploadId, accountId, name, bytes },
      { at, until },
    ),
  );
  return presentUpload({ uploadId, accountId, name, bytes, parts: [], report: null });
}

/** An upload of one’s own. @throws Refusal NOT_FOUND. */
export async function readUploadOf(
  { database, now }: ArchiveServices,
  scope: Scope,
  accountId: string,
  uploadId: string,
): Promise<ArchiveUpload> {
  const upload = await findUpload(database, scope, uploadId, now());
  if (upload === null || upload.accountId !== accountId) throw new Refusal('NOT_FOUND');
  return presentUpload(upload);
}

/** Keeps a part. @throws Refusal NOT_FOUND, BAD_REQUEST for a part that the file has not, or of another size. */
export async function keepPart(
  services: ArchiveServices,
  scope: Scope,
  accountId: string,
  { id, part, staged }: { readonly id: string; readonly part: string; readonly staged: Staged },
): Promise<ArchiveUpload> {
  const { database, storage } = services;
  const { bytes } = await readUploadOf(services, scope, accountId, id);
  const number = /^\d{1,6}$/.test(part) ? Number(part) : -1;
  if (partSize(bytes, number) !== staged.received.size) throw new Refusal('BAD_REQUEST', { detail: 'part' });
  await storage.put(partContent(scope, id, number), staged.path);
  await rm(staged.path, { force: true });
  await notePart(database, scope, id, number);
  return readUploadOf(services, scope, accountId, id);
}

function presentUpload({ uploadId, name, bytes, parts, report }: StoredUpload): ArchiveUpload {
  return {
    id: uploadId,
    name,
    bytes,
    partBytes: archiveLimits.partBytes,
    parts: [...parts],
    report: Value.Check(ArchiveReport, report) ? report : null,
  };
}
