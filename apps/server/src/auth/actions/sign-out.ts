import { inTransaction } from '../../database/in-transaction.ts';
import { readAccessToken } from '../access-token.ts';
import { auditAuth } from '../audit-auth.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { revokeSession, revokeSessionsOfAccount } from '../store/sessions.ts';

/**
 * Ends the session of an access token, or every session of its account (wire.md §2). An expired token does, for its
 * session is not over; with a broken one there is nothing to end.
 */
export async function signOut(
  services: AuthServices,
  token: string,
  everywhere: boolean,
  origin: Origin,
): Promise<void> {
  const found = await readAccessToken(services.tokenSecret, token, services.now());
  if (found.state === 'broken') return;
  const { claims } = found;
  await inTransaction(services.database, async (transaction) => {
    const ended = everywhere
      ? await revokeSessionsOfAccount(transaction, claims.tenantId, claims.accountId, 'sign-out')
      : Number(await revokeSession(transaction, claims, claims.sessionId, 'sign-out'));
    if (ended > 0) await auditAuth(transaction, 'sign-out', claims, claims, origin, { sessions: ended });
  });
}
