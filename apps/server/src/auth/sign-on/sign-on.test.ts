import { createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibition } from '../../exhibitions/index.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import { buildApp } from '../../http/build-app.ts';
import { createTestApp } from '../../http/testing/test-app.ts';
import type { TestApp } from '../../http/testing/test-app.ts';
import type { TokenIssuer } from '../../settings/read-issuers.ts';
import type { App } from '../../platform/feature.ts';
import { askForTokens, createTestAccount } from '../testing.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ed = generateKeyPairSync('ed25519');
const outsider = generateKeyPairSync('rsa', { modulusLength: 2048 });
const secret = createSecretKey(Buffer.alloc(32, 9));

let server: TestApp;
let fair: Exhibition;
let other: Exhibition;
let phone: string;
let count = 0;

const issuer = (changes: Partial<TokenIssuer>): TokenIssuer => ({
  issuer: 'https://sso.example',
  audience: 'zhantai',
  tenantId: 'sso-tenant',
  algorithm: 'RS256',
  key: rsa.publicKey,
  ...changes,
});

beforeAll(async () => {
  server = await createTestApp({
    issuers: [
      issuer({}),
      issuer({ issuer: 'https://ed.example', algorithm: 'EdDSA', key: ed.publicKey }),
      issuer({ issuer: 'https://hs.example', algorithm: 'HS256', key: secret }),
      issuer({ tenantId: 'third-tenant', key: outsider.publicKey }),
    ],
  });
  await server.database.insertInto('tenant').values({ tenant_id: 'sso-tenant', name: 'Test' }).execute();
  fair = await createTestExhibition(server, { tenantId: 'sso-tenant' });
  other = await createTestExhibition(server);
  phone = (await createTestAccount(server, fair, { role: 'exhibitor' })).phone ?? '';
});
afterAll(() => server.close());

interface Token {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly algorithm?: string;
  readonly key?: KeyObject;
  /** Seconds from now. */
  readonly life?: number | null;
  readonly jti?: string | null;
}

function sign({ claims = {}, algorithm = 'RS256', key = rsa.privateKey, life = 120, jti }: Token = {}) {
  count += 1;
  const id = jti === undefined ? `t${count}` : jti;
  const expires = life === null ? {} : { exp: Math.floor(Date.now() / 1000) + life };
  const named = id === null ? {} : { jti: id };
  const all = { iss: 'https://sso.example', aud: 'zhantai', phone, ...named, ...expires, ...claims };
  return new SignJWT(all).setProtectedHeader({ alg: algorithm }).sign(key);
}

const enter = (token: string, exhibition = fair, app: App = server.app) =>
  askForTokens({ app }, exhibition, {
    grant_type: 'apiCiec',
    ciec_token: token,
    exhibitId: exhibition.exhibitionId,
  });

const refused = { status: 400, body: { error: 'invalid_grant', msg: '用户名或密码错误', data: {} } };

const from = (iss: string) => ({ claims: { iss } });

describe('apiCiec (wire.md §2)', () => {
  test('signs in whom the issuer vouches for', async () => {
    const { status, body } = await enter(await sign());
    expect(status).toBe(200);
    expect(body).toMatchObject({ role_name: 'exhibitor', account: phone, need_set_pwd: false });
  });

  test('takes the phone from `phone_number` and `sub` too', async () => {
    const claims = { phone: undefined, phone_number: `${phone.slice(0, 3)} ${phone.slice(3)}` };
    expect((await enter(await sign({ claims }))).status).toBe(200);
    expect((await enter(await sign({ claims: { phone: undefined, sub: phone } }))).status).toBe(200);
    expect(await enter(await sign({ claims: { phone: undefined } }))).toMatchObject(refused);
  });

  test('takes one algorithm and one key from each issuer', async () => {
    const edToken = { ...from('https://ed.example'), algorithm: 'EdDSA', key: ed.privateKey };
    expect((await enter(await sign(edToken))).status).toBe(200);
    const hsToken = { ...from('https://hs.example'), algorithm: 'HS256', key: secret };
    expect((await enter(await sign(hsToken))).status).toBe(200);
    const pem = Buffer.from(rsa.publicKey.export({ type: 'spki', format: 'pem' }));
    const hostile = [
      sign({ key: outsider.privateKey }),
      sign({ algorithm: 'PS256' }),
      sign(from('https://ed.example')),
      sign(from('https://unknown.example')),
      sign({ claims: { iss: undefined } }),
      // The public key as a shared secret: the classic confusion of algorithms.
      sign({ algorithm: 'HS256', key: createSecretKey(pem) }),
      Promise.resolve(
        new UnsecuredJWT({ phone, jti: 'u' })
          .setIssuer('https://sso.example')
          .setAudience('zhantai')
          .setExpirationTime('2m')
          .encode(),
      ),
      Promise.resolve('nonsense'),
      Promise.resolve('a.b.c'),
    ];
    for (const token of await Promise.all(hostile)) {
      expect(await enter(token)).toMatchObject(refused);
    }
  });

  test('looks at audience and time, five minutes at most', async () => {
    const bad = [
      sign({ claims: { aud: 'somebody-else' } }),
      sign({ claims: { aud: undefined } }),
      sign({ life: -60 }),
      sign({ life: 400 }),
      sign({ life: 86_400 }),
      sign({ life: null }),
      sign({ claims: { nbf: Math.floor(Date.now() / 1000) + 60 } }),
    ];
    for (const token of await Promise.all(bad)) {
      expect(await enter(token)).toMatchObject(refused);
    }
    expect((await enter(await sign({ life: 300 }))).status).toBe(200);
  });

  test('takes a token once, also when fifty bring it at once to two servers', async () => {
    const { database, settings, now } = server;
    const second = await buildApp({ database, settings, now });
    try {
      const token = await sign({ jti: 'once' });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => enter(token, fair, index % 2 === 0 ? server.app : second)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await enter(await sign({ jti: 'once' }))).toMatchObject(refused);
      const claims = { iss: 'https://ed.example' };
      const elsewhere = await sign({ jti: 'once', claims, algorithm: 'EdDSA', key: ed.privateKey });
      expect((await enter(elsewhere)).status).toBe(200);
      expect(await enter(await sign({ jti: null }))).toMatchObject(refused);
    } finally {
      await second.close();
    }
  });

  test('makes no accounts, and lets nobody in who is nothing in this exhibition', async () => {
    expect(await enter(await sign({ claims: { phone: '13400000000' } }))).toMatchObject(refused);
    const accounts = await server.database
      .selectFrom('account')
      .where('phone', '=', '13400000000')
      .selectAll()
      .execute();
    expect(accounts).toEqual([]);
    const sibling = await createTestExhibition(server, { tenantId: fair.tenantId });
    expect(await enter(await sign(), sibling)).toMatchObject(refused);
  });

  test('lets in who was prepared and never signed in', async () => {
    const prepared = await createTestAccount(server, fair, { role: 'transport' });
    await server.database
      .updateTable('account')
      .set({ password_hash: null, need_set_pwd: true })
      .where('account_id', '=', prepared.accountId)
      .execute();
    const { body } = await enter(await sign({ claims: { phone: prepared.phone } }));
    expect(body).toMatchObject({ role_name: 'transport', need_set_pwd: true });
  });

  test('is good for the tenant of the issuer alone', async () => {
    const there = await createTestAccount(server, other, { role: 'exhibitor' });
    expect(await enter(await sign({ claims: { phone: there.phone } }), other)).toMatchObject(refused);
    expect(await enter(await sign({ key: outsider.privateKey }))).toMatchObject(refused);
  });
});
