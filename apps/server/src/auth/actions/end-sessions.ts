import type { EndSessionRequest, OwnSession, SessionsEnded } from '@zhantai/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { auditAuth } from '../audit-auth.ts';
import type { Staff, User } from '../caller.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { endFamilies } from '../store/session-families.ts';
import { selectFamilyOfSession } from '../store/sessions.ts';
import { readSessionsOf } from './read-sessions-of.ts';

/** Where the caller is signed in, the place used last first (wire.md §2). */
export async function listSessions(
  { database }: Pick<AuthServices, 'database'>,
  caller: User | Staff,
  exhibition: Exhibition,
): Promise<OwnSession[]> {
  const own = await selectFamilyOfSession(database, caller, caller.sessionId);
  return readSessionsOf(database, caller, own, exhibition);
}

/**
 * Ends one of the caller's sign-ins, or all but this one. They are refused at once here, and within seconds in every
 * other process.
 * @throws Refusal BAD_REQUEST where neither or both are asked for; NOT_FOUND for one that is not the caller's.
 */
export async function endSessions(
  { database }: Pick<AuthServices, 'database'>,
  caller: User | Staff,
  { id, all }: EndSessionRequest,
  origin: Origin,
): Promise<SessionsEnded> {
  if ((id === undefined) === (all === undefined)) throw new Refusal('BAD_REQUEST', { detail: 'id, all' });
  const { tenantId, accountId, sessionId } = caller;
  return inTransaction(database, async (transaction) => {
    const own = await selectFamilyOfSession(transaction, caller, sessionId);
    if (own === null) throw new Refusal('TOKEN_REVOKED');
    const choice = id === undefined ? { but: own } : { only: id };
    const ended = await endFamilies(transaction, { tenantId, accountId, ...choice }, 'ended');
    if (id !== undefined && ended === 0) throw new Refusal('NOT_FOUND');
    if (ended > 0) await auditAuth(transaction, 'session-ended', caller, caller, origin, { sessions: ended });
    return { ended };
  });
}
