import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is shown. */
const CODE_SECONDS = 30;
/** Codes that one clock may be ahead or behind of the other. */
const drift = 1;

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: CODE_SECONDS });

/** A new secret, 160 bits in base32 as people type it. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What authenticators read as a picture. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  const { algorithm, digits } = totpOf(secret);
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    period: CODE_SECONDS,
    issuer,
    label,
  }).toString();
}

/** The code of a moment. */
export function totpCode(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() });
}

/** Which code since 1970 this is, where it is one of now or next to it; null for any other. */
export function totpStep(secret: string, code: string, at: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: drift });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / CODE_SECONDS) + delta;
}
