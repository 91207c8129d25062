import { recordAudit } from '../../audit/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { Manager } from './manager.ts';

/** What was done to a member of the staff; a change by comparison keeps its own line. */
interface StaffEntry {
  readonly action:
    | 'invite'
    | 'withdraw'
    | 'end'
    | 'lock'
    | 'unlock'
    | 'reset-factor'
    | 'password-link'
    | 'end-sessions';
  /** A membership, or the link of an invitation. */
  readonly id: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

/** Keeps who of the staff did what to whom. */
export async function auditStaff(
  transaction: Transaction,
  { staff, exhibition, origin }: Manager,
  { action, id, detail = {}, reason }: StaffEntry,
): Promise<void> {
  const { tenantId, exhibitionId } = exhibition;
  await recordAudit(transaction, {
    tenantId,
    exhibitionId,
    actor: { kind: 'staff', accountId: staff.accountId },
    action: `staff.${action}`,
    thing: { kind: 'staff', id },
    detail,
    reason: reason ?? null,
    origin,
  });
}
