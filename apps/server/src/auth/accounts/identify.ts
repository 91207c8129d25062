import { timingSafeEqual } from 'node:crypto';
import { portalRoles, staffRoles } from '@zhantai/contract';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readAccessToken } from '../tokens/access-token.ts';
import type { AccessTokenState } from '../tokens/access-token.ts';
import type { Caller } from '../caller.ts';
import type { ClientHeaders } from '../client-headers.ts';
import { findNamed } from './find-named.ts';
import type { GuardServices } from '../services.ts';
import { selectLiveSession } from '../store/sessions.ts';

/** Which exhibition a call is about and who makes it. */
export interface Identity {
  readonly exhibition: Exhibition;
  readonly caller: Caller;
  /** Why `caller` is anonymous although the call should not be; null when all is well. */
  readonly missing: 'UNAUTHORIZED' | 'TOKEN_EXPIRED' | 'TOKEN_REVOKED' | null;
}

/**
 * Checks the headers of a call (wire.md §1); client credentials may be left out unless they are needed.
 * @throws Refusal CLIENT_REJECTED, WRONG_EXHIBITION where a token belongs to another exhibition, and as
 * {@link findNamed}.
 */
export async function identify(
  services: GuardServices,
  headers: ClientHeaders,
  needsClient: boolean,
): Promise<Identity> {
  const token =
    headers.token === null
      ? null
      : await readAccessToken(services.tokenSecret, headers.token, services.now());
  const exhibition = await findExhibition(services, headers, token);
  const comes = needsClient || headers.client !== null;
  if (comes && !isClientOf(exhibition, headers.client)) throw new Refusal('CLIENT_REJECTED');
  if (token?.state === 'expired') return { exhibition, caller: anonymous, missing: 'TOKEN_EXPIRED' };
  if (token?.state !== 'valid') return { exhibition, caller: anonymous, missing: 'UNAUTHORIZED' };
  const caller = await findCaller(services, token.claims.sessionId, exhibition);
  return { exhibition, caller, missing: caller.kind === 'anonymous' ? 'TOKEN_REVOKED' : null };
}

/** Nobody in particular. */
export const anonymous: Caller = { kind: 'anonymous' };

async function findExhibition(
  { exhibitions }: GuardServices,
  headers: ClientHeaders,
  token: AccessTokenState | null,
): Promise<Exhibition> {
  const claims = token === null || token.state === 'broken' ? null : token.claims;
  const tenantId = headers.tenantId ?? claims?.tenantId ?? null;
  const exhibitionId = headers.exhibitionId ?? claims?.exhibitionId ?? null;
  if (token?.state === 'valid' && (claims?.tenantId !== tenantId || claims.exhibitionId !== exhibitionId)) {
    throw new Refusal('WRONG_EXHIBITION');
  }
  return findNamed(exhibitions, { tenantId, exhibitionId });
}

/** Whether these are the credentials of the exhibition's browser applications. */
export function isClientOf(exhibition: Exhibition, client: ClientHeaders['client']): boolean {
  if (client === null || client.id !== exhibition.client.id) return false;
  const [given, kept] = [Buffer.from(client.secret), Buffer.from(exhibition.client.secret)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

async function findCaller(
  services: GuardServices,
  sessionId: string,
  exhibition: Exhibition,
): Promise<Caller> {
  const session = await selectLiveSession(services.database, exhibition, sessionId);
  // The session is cached; the clock goes on.
  if (session === null || (session.endsAt !== null && session.endsAt <= services.now())) return anonymous;
  const { accountId, membershipId, name, formIds, halls, mayDecide, tenantAdmin } = session;
  const { maySeeSensitive, enrolled, putOffUntil, steppedUpAt } = session;
  const { tenantId, exhibitionId } = exhibition;
  const signedIn = { tenantId, exhibitionId, accountId, membershipId, sessionId, name };
  const staffRole = staffRoles.find((role) => role === session.role);
  if (staffRole !== undefined) {
    return {
      ...signedIn,
      kind: 'staff',
      role: staffRole,
      formIds,
      halls,
      mayDecide,
      tenantAdmin,
      maySeeSensitive,
      steppedUpAt,
      factor: { enrolled, putOffUntil },
    };
  }
  const role = portalRoles.find((known) => known === session.role);
  if (role === undefined) throw new Error(`A role that is neither staff nor portal: ${session.role}`);
  return {
    ...signedIn,
    kind: 'user',
    role,
    exhibitorId: session.exhibitorId,
    actingAccountId: session.actingAccountId,
    isTrial: session.isTrial,
  };
}
