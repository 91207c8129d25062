import { archiveLimits, type ExportArchiveRequest } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import { requireMay, type Origin, type Staff } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import { addLongJob } from '../../jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Vault } from '../../platform/vault.ts';
import { exportKind } from './export-job.ts';

/** Who wants an archive of which exhibition. */
interface Exporter {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
  readonly vault: Vault;
  readonly now: Date;
}

/**
 * Wants an archive of the exhibition. @returns the id of the job.
 * @throws Refusal BAD_REQUEST for a passphrase that is too short or with a set-up, which holds nothing sensitive; FORBIDDEN
 * for who may not see what the passphrase is for.
 */
export async function beginExport(
  database: Database,
  { staff, exhibition, origin, vault, now }: Exporter,
  { depth, passphrase }: ExportArchiveRequest,
): Promise<string> {
  const { tenantId, exhibitionId, zone } = exhibition;
  const { accountId } = staff;
  if (passphrase !== undefined) {
    requireMay(staff, 'exportSensitive');
    if (depth === 'set-up' || !isPassphrase(passphrase))
      throw new Refusal('BAD_REQUEST', { detail: 'passphrase' });
  }
  const name = `${exhibitionId}-${depth}-${formatTime(now, zone).slice(0, 10)}.zip`;
  return inTransaction(database, async (transaction) => {
    const secret = passphrase ?? null;
    const payload = { depth, name };
    const wanted = { kind: exportKind, payload, accountId, secret };
    const jobId = await addLongJob(transaction, vault, exhibition, wanted);
    await recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor: { kind: 'staff', accountId },
      action: 'exhibition.archive',
      thing: { kind: 'exhibition', id: exhibitionId },
      detail: { depth, sealed: passphrase !== undefined },
      origin,
    });
    return jobId;
  });
}

/** Characters are counted as people count them, and as the key is made of them. */
function isPassphrase(text: string): boolean {
  return Array.from(text.normalize('NFKC')).length >= archiveLimits.minPassphrase;
}
