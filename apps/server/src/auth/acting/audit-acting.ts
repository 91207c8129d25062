import { recordAudit } from '../../audit/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Origin } from '../origin.ts';

/** Who of the staff acts as whom. */
interface ActingEvent extends Scope {
  /** Account of the exhibitor. */
  readonly accountId: string;
  readonly exhibitorId: string;
  /** Account of the member of staff. */
  readonly staffId: string;
  readonly reason: string | null;
  readonly origin: Origin;
}

/** Writes into the history of an exhibitor that a member of staff began or ended to see the portal as an account of it does. */
export async function auditActing(
  transaction: Transaction,
  action: 'exhibitor.act-begun' | 'exhibitor.act-ended',
  { tenantId, exhibitionId, accountId, exhibitorId, staffId, reason, origin }: ActingEvent,
): Promise<void> {
  const { address, requestId } = origin;
  await recordAudit(transaction, {
    tenantId,
    exhibitionId,
    actor: { kind: 'staff', accountId: staffId },
    action,
    thing: { kind: 'exhibitor', id: exhibitorId },
    detail: { accountId },
    reason,
    origin: { address, requestId },
  });
}
