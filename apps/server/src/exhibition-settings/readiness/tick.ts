import type { TickReadinessRequest } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ExhibitionEditor } from '../change-exhibition.ts';
import { deleteTick, insertTick } from './store.ts';

/** Says by hand of something an exhibition needs that it is done, or takes that back; twice is once. */
export async function tickReadiness(
  database: Database,
  { staff, exhibition, origin }: ExhibitionEditor,
  { key, ticked }: TickReadinessRequest,
  at: Date,
): Promise<void> {
  const { tenantId, exhibitionId } = exhibition;
  const { accountId } = staff;
  await inTransaction(database, async (transaction) => {
    const isChanged = ticked
      ? await insertTick(transaction, exhibition, { key, accountId, at })
      : await deleteTick(transaction, exhibition, key);
    if (!isChanged) return;
    await recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor: { kind: 'staff', accountId },
      action: 'exhibition.tick',
      thing: { kind: 'exhibition', id: exhibitionId },
      detail: { changes: { [`readiness.${key}`]: { from: !ticked, to: ticked } } },
      origin,
    });
  });
}
