import { errors, jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';

/** What an access token says. Role and rights are read from the database at every call, never from the token. */
export interface AccessClaims {
  readonly tenantId: string;
  readonly exhibitionId: string;
  readonly accountId: string;
  readonly sessionId: string;
}

/** A token as it was found: `claims` are trustworthy in the first two cases. */
export type AccessTokenState =
  | { readonly state: 'valid'; readonly claims: AccessClaims }
  | { readonly state: 'expired'; readonly claims: AccessClaims }
  | { readonly state: 'broken' };

const issuer = 'zhantai';
const audience = 'zhantai-api';
const algorithm = 'HS256';

/** Signs a token that lives `lifeSeconds` from `now`. */
export function signAccessToken(
  secret: Uint8Array,
  claims: AccessClaims,
  now: Date,
  lifeSeconds: number,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ tid: claims.tenantId, eid: claims.exhibitionId, sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(claims.accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(secret);
}

/** Tokens that were proved, by the secret they were proved with; each call brings one, and few are new. */
const proved = new WeakMap<Uint8Array, Map<string, Proved>>();
const most = 20_000;

interface Proved {
  readonly claims: AccessClaims;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Reads a token; never throws for what an outsider may send. */
export async function readAccessToken(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<AccessTokenState> {
  const known = proved.get(secret)?.get(token);
  if (known !== undefined && now.getTime() < known.expiresAt) return { state: 'valid', claims: known.claims };
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience,
      algorithms: [algorithm],
      typ: 'at+jwt',
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    });
    const read = withClaims('valid', payload);
    if (read.state === 'valid')
      remember(secret, token, { claims: read.claims, expiresAt: (payload.exp ?? 0) * 1000 });
    return read;
  } catch (error) {
    // jose checks signature, issuer and audience before the time.
    if (error instanceof errors.JWTExpired) return withClaims('expired', error.payload);
    if (error instanceof errors.JOSEError) return { state: 'broken' };
    throw error;
  }
}

function remember(secret: Uint8Array, token: string, read: Proved): void {
  const tokens = proved.get(secret) ?? new Map<string, Proved>();
  proved.set(secret, tokens);
  const [oldest] = tokens.keys();
  if (tokens.size >= most && oldest !== undefined) tokens.delete(oldest);
  tokens.set(token, read);
}

function withClaims(state: 'valid' | 'expired', payload: JWTPayload): AccessTokenState {
  const { sub, tid, eid, sid } = payload;
  if (
    typeof sub !== 'string' ||
    typeof tid !== 'string' ||
    typeof eid !== 'string' ||
    typeof sid !== 'string'
  ) {
    return { state: 'broken' };
  }
  return { state, claims: { tenantId: tid, exhibitionId: eid, accountId: sub, sessionId: sid } };
}
