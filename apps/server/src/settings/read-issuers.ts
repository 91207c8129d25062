import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';
import { StartupFailure } from './startup-failure.ts';

/** Somebody whose signed tokens sign people in (wire.md §2, apiCiec): one algorithm and one key. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  /** Its tokens are good for this tenant and no other. */
  readonly tenantId: string;
  readonly algorithm: IssuerAlgorithm;
  readonly key: KeyObject;
}

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'HS256'] as const;
export type IssuerAlgorithm = (typeof algorithms)[number];

/** What each algorithm's public key is. */
const keyKinds: Readonly<Record<Exclude<IssuerAlgorithm, 'HS256'>, readonly string[]>> = {
  RS256: ['rsa'],
  PS256: ['rsa', 'rsa-pss'],
  ES256: ['ec'],
  EdDSA: ['ed25519'],
};

/**
 * The issuers of `CIEC_ISSUERS`: a JSON list, or the path of a file that holds one, of
 * `{issuer, audience, tenantId, algorithm, key}`. `key` is a public key as PEM, for HS256 at least 32 bytes as base64.
 * @throws StartupFailure with one sentence for the first that cannot be used.
 */
export function readIssuers(env: Environment): readonly TokenIssuer[] {
  const text = env['CIEC_ISSUERS'];
  if (text === undefined) return [];
  const parsed = parseJson(text.trimStart().startsWith('[') ? text : readText(text));
  if (!Array.isArray(parsed)) throw new StartupFailure('CIEC_ISSUERS must be a JSON list of issuers.');
  const issuers = parsed.map((entry: unknown, index) => readIssuer(entry, index + 1));
  const names = new Set(issuers.map(({ tenantId, issuer }) => JSON.stringify([tenantId, issuer])));
  if (names.size < issuers.length) throw new StartupFailure('CIEC_ISSUERS names an issuer twice.');
  return issuers;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartupFailure(`CIEC_ISSUERS names the file ${path}, which cannot be read.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The text may hold a key, so it is never repeated.
    throw new StartupFailure('CIEC_ISSUERS is not JSON.');
  }
}

function readIssuer(entry: unknown, place: number): TokenIssuer {
  const fields = new Map<string, unknown>(
    Object.entries(typeof entry === 'object' && entry !== null ? entry : {}),
  );
  const text = (name: string): string => {
    const value = fields.get(name);
    if (typeof value === 'string' && value !== '') return value;
    throw new StartupFailure(`CIEC_ISSUERS: entry ${place} lacks the text "${name}".`);
  };
  const wanted = text('algorithm');
  const algorithm = algorithms.find((known) => known === wanted);
  if (algorithm === undefined) {
    throw new StartupFailure(
      `CIEC_ISSUERS: the algorithm of entry ${place} must be one of ${algorithms.join(', ')}.`,
    );
  }
  return {
    issuer: text('issuer'),
    audience: text('audience'),
    tenantId: text('tenantId'),
    algorithm,
    key: readKey(algorithm, text('key'), place),
  };
}

function readKey(algorithm: IssuerAlgorithm, text: string, place: number): KeyObject {
  const refused = new StartupFailure(`CIEC_ISSUERS: the key of entry ${place} is not one for ${algorithm}.`);
  if (algorithm === 'HS256') {
    const secret = Buffer.from(text, 'base64');
    if (secret.length < 32) throw refused;
    return createSecretKey(secret);
  }
  const key = publicKey(text);
  if (key === null || !keyKinds[algorithm].includes(key.asymmetricKeyType ?? '')) throw refused;
  if (algorithm === 'ES256' && key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw refused;
  return key;
}

function publicKey(pem: string): KeyObject | null {
  try {
    return createPublicKey(pem);
  } catch {
    return null;
  }
}
