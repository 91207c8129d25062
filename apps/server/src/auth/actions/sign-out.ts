import { inTransaction } from '../../database/in-transaction.ts';
import { readAccessToken } from '../tokens/access-token.ts';
import { auditActing } from '../acting/audit-acting.ts';
import { auditAuth } from '../audit-auth.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { endFamilies } from '../store/session-families.ts';
import { selectFamilyOfSession, selectLiveSession } from '../store/sessions.ts';

/**
 * Ends the session of an access token, or every session of its account (wire.md §2). A token whose hour is over ends
 * its own session, which is not over, and never another: that takes a living one. One of a session that was ended, and
 * a broken one, end nothing.
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
  const { tenantId, accountId, sessionId } = claims;
  await inTransaction(services.database, async (transaction) => {
    const familyId = await selectFamilyOfSession(transaction, claims, sessionId);
    if (familyId === null) return;
    // Asked here and not of what is remembered: it counts what holds now.
    const live = found.state === 'valid' ? await selectLiveSession(transaction, claims, sessionId) : null;
    // Who acts for somebody signs nobody else out.
    const all = everywhere && live !== null && live.actingAccountId === null;
    const choice = { tenantId, accountId, ...(all ? {} : { only: familyId }) };
    const ended = await endFamilies(transaction, choice, 'sign-out');
    const { actingAccountId: staffId = null, exhibitorId = null } = live ?? {};
    if (ended > 0 && staffId !== null && exhibitorId !== null)
      await auditActing(transaction, 'exhibitor.act-ended', {
        ...claims,
        staffId,
        exhibitorId,
        reason: null,
        origin,
      });
    else if (ended > 0) await auditAuth(transaction, 'sign-out', claims, claims, origin, { sessions: ended });
  });
}
