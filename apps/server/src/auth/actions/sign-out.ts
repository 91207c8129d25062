import { inTransaction } from '../../database/in-transaction.ts';
import { auditAuth } from '../audit-auth.ts';
import type { AccessClaims } from '../access-token.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { revokeSession, revokeSessionsOfAccount } from '../store/sessions.ts';

/** Ends this session, or every session of the account (wire.md §2). */
export async function signOut(
  services: AuthServices,
  claims: AccessClaims,
  everywhere: boolean,
  origin: Origin,
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const ended = everywhere
      ? await revokeSessionsOfAccount(transaction, claims.tenantId, claims.accountId, 'sign-out')
      : Number(await revokeSession(transaction, claims, claims.sessionId, 'sign-out'));
    if (ended > 0) {
      await auditAuth(transaction, 'sign-out', claims, claims, origin, { sessions: ended });
    }
  });
}
