import { createHash } from 'node:crypto';
import { decodeJwt, errors, jwtVerify } from 'jose';
import type { TokenIssuer } from '../../settings/read-issuers.ts';
import { loginName } from '../accounts/login-name.ts';

/** What a token of a single sign-on says, once it is believed. */
export interface SignOnClaims {
  readonly phone: string;
  /** Names issuer and `jti`: the same token has the same. */
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** Seconds. A token may live five minutes; clocks of two houses differ a little. */
const MAX_LIFETIME_SECONDS = 300;
const CLOCK_TOLERANCE_SECONDS = 5;

/**
 * Reads a token that one of a tenant's issuers signed, with the algorithm and key that are set for that issuer and no
 * others (wire.md §2). Null for anything else; never throws for what an outsider may send.
 */
export async function readSignOnToken(
  issuers: readonly TokenIssuer[],
  tenantId: string,
  token: string,
  now: Date,
): Promise<SignOnClaims | null> {
  try {
    // Only to find the key: nothing of it is believed before the signature is.
    const named = decodeJwt(token).iss;
    const issuer = issuers.find((one) => one.tenantId === tenantId && one.issuer === named);
    if (issuer === undefined) return null;
    const { payload } = await jwtVerify(token, issuer.key, {
      algorithms: [issuer.algorithm],
      issuer: issuer.issuer,
      audience: issuer.audience,
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'jti'],
    });
    const { exp, jti, sub } = payload;
    const phone = payload['phone'] ?? payload['phone_number'] ?? sub;
    if (exp === undefined || jti === undefined || jti === '' || typeof phone !== 'string') return null;
    if (exp - now.getTime() / 1000 > MAX_LIFETIME_SECONDS + CLOCK_TOLERANCE_SECONDS) return null;
    return {
      phone: loginName('phone', phone),
      tokenHash: createHash('sha256')
        .update(JSON.stringify([issuer.issuer, jti]))
        .digest(),
      expiresAt: new Date((exp + CLOCK_TOLERANCE_SECONDS) * 1000),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
