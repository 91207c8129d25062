import { createHmac, randomUUID } from 'node:crypto';

const issuer = 'https://houses.example.test';
const audience = 'zhantai-journeys';
const secret = Buffer.from('a key of the journeys, of at least 32 bytes');

/** `CIEC_ISSUERS` of the journeys' server: the one house whose tokens sign people in there. */
export const signOnIssuers = JSON.stringify([
  { issuer, audience, tenantId: 'jianglan', algorithm: 'HS256', key: secret.toString('base64') },
]);

const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');

/** What a token says otherwise than it should. */
export interface TokenChanges {
  /** Seconds from now until it ends. */
  readonly life?: number;
}

/** A sound token of that house for the account of a phone, good once, for a minute; or one that is changed. */
export function signOnToken(phone: string, changes: TokenChanges = {}): string {
  const exp = Math.floor(Date.now() / 1000) + (changes.life ?? 60);
  const claims = part({ iss: issuer, aud: audience, jti: randomUUID(), exp, phone, name: '来访者' });
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
