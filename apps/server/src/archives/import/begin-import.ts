import type { ImportArchiveRequest } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import type { Origin, Staff } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { parseTime, selectExhibition, tenantRow, type Exhibition } from '../../exhibitions/index.ts';
import { addLongJob } from '../../jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFewExhibitions } from '../../staff/index.ts';
import { findUpload } from '../store/uploads.ts';
import type { ArchiveServices } from '../write-archive.ts';
import { importKinds, type ImportPayload } from './import-job.ts';
import { countParts } from './parts.ts';

/** Who makes an exhibition of an archive, and where they are. */
export interface Importer {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/**
 * Wants an exhibition of an archive that is here whole, or wants to know what it would be. @returns the id of the job.
 * @throws Refusal NOT_FOUND, EXHIBITION_TAKEN, LIMIT_REACHED, BAD_REQUEST where a part is missing or the day is none.
 */
export async function beginImport(
  { database, vault, now }: ArchiveServices,
  { staff, exhibition, origin }: Importer,
  uploadId: string,
  { dryRun, passphrase, ...wanted }: ImportArchiveRequest,
): Promise<string> {
  const { tenantId, accountId } = staff;
  const upload = await findUpload(database, exhibition, uploadId, now());
  if (upload === null || upload.accountId !== accountId) throw new Refusal('NOT_FOUND');
  if (upload.parts.length < countParts(upload.bytes)) throw new Refusal('BAD_REQUEST', { detail: 'parts' });
  const { firstDay } = wanted;
  if (firstDay !== undefined && parseTime(firstDay, exhibition.zone) === null)
    throw new Refusal('BAD_REQUEST', { detail: 'firstDay' });
  if ((await selectExhibition(database, tenantId, wanted.exhibitionId)) !== null)
    throw new Refusal('EXHIBITION_TAKEN', { id: wanted.exhibitionId });
  return inTransaction(database, async (transaction) => {
    await requireFewExhibitions(transaction, tenantId);
    const { address, requestId } = origin;
    const payload: ImportPayload = { ...wanted, uploadId, origin: { address, requestId } };
    const kind = dryRun ? importKinds.check : importKinds.make;
    const secret = passphrase ?? null;
    const jobId = await addLongJob(transaction, vault, exhibition, { kind, payload, accountId, secret });
    // Where nothing comes of it, the organiser still knows who wanted it.
    if (!dryRun)
      await recordAudit(transaction, {
        tenantId,
        exhibitionId: tenantRow,
        actor: { kind: 'staff', accountId },
        action: 'exhibition.import',
        thing: { kind: 'exhibition', id: wanted.exhibitionId },
        detail: { file: upload.name },
        origin,
      });
    return jobId;
  });
}
