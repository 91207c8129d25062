import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readAccessToken, signAccessToken } from './access-token.ts';

const secret = randomBytes(32);
const now = new Date();
const claims = { tenantId: 't1', exhibitionId: 'e1', accountId: 'a1', sessionId: 's1' };

const made = (iss: string, aud: string, typ: string, sid: unknown): Promise<string> =>
  new SignJWT({ tid: 't1', eid: 'e1', sid })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject('a1')
    .setExpirationTime('1h')
    .sign(secret);

describe('access tokens', () => {
  it('bring back what they were made from', async () => {
    const token = await signAccessToken(secret, claims, now, 3_600);
    expect(await readAccessToken(secret, token, now)).toEqual({ state: 'valid', claims });
  });

  it('say so when their time is over', async () => {
    const token = await signAccessToken(secret, claims, now, -1);
    expect(await readAccessToken(secret, token, now)).toEqual({ state: 'expired', claims });
  });

  it('are broken under another key, even when expired', async () => {
    for (const life of [3_600, -1]) {
      const token = await signAccessToken(randomBytes(32), claims, now, life);
      expect(await readAccessToken(secret, token, now)).toEqual({ state: 'broken' });
    }
  });

  it('are broken without signature, with foreign issuer, audience or type, or with missing claims', async () => {
    const unsigned = [
      Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url'),
      Buffer.from(JSON.stringify({ sub: 'a1', tid: 't1', eid: 'e1', sid: 's1' })).toString('base64url'),
      '',
    ].join('.');
    const tokens = [
      unsigned,
      await made('other', 'zhantai-api', 'at+jwt', 's1'),
      await made('zhantai', 'other', 'at+jwt', 's1'),
      await made('zhantai', 'zhantai-api', 'JWT', 's1'),
      await made('zhantai', 'zhantai-api', 'at+jwt', 7),
      'nonsense',
      '',
    ];
    for (const token of tokens)
      expect(await readAccessToken(secret, token, now)).toEqual({ state: 'broken' });
  });
});
