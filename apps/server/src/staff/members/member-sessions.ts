import type { OwnSession, SessionsEnded } from '@zhantai/contract';
import { endSignIns, readSessionsOf } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { auditStaff } from './audit-staff.ts';
import type { Manager } from './manager.ts';
import { requireOwnAccount } from './policy.ts';

/** Where a member of staff is signed in. @throws Refusal NOT_FOUND, FORBIDDEN. */
export async function readMemberSessions(
  database: Database,
  manager: Manager,
  membershipId: string,
): Promise<OwnSession[]> {
  return inTransaction(database, async (transaction) => {
    const { account } = await requireOwnAccount(transaction, manager, membershipId);
    return readSessionsOf(transaction, account, null, manager.exhibition);
  });
}

/** Ends every sign-in of a member of staff. @throws Refusal NOT_FOUND, FORBIDDEN. */
export async function endMemberSessions(
  database: Database,
  manager: Manager,
  membershipId: string,
): Promise<SessionsEnded> {
  return inTransaction(database, async (transaction) => {
    const { account } = await requireOwnAccount(transaction, manager, membershipId);
    const ended = await endSignIns(transaction, account, 'ended');
    if (ended > 0) {
      const detail = { sessions: ended };
      await auditStaff(transaction, manager, { action: 'end-sessions', id: membershipId, detail });
    }
    return { ended };
  });
}
