import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from './environment.ts';
import { readSettings } from './read-settings.ts';
import { StartupFailure } from './startup-failure.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zhantai-settings-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const secretsFile = (): string => join(root, 'data', 'secrets.json');
const read = (env: Environment = {}) => readSettings(env, root);

describe('without any setting', () => {
  test('the server listens on loopback, keeps everything in the data folder and is no demo', () => {
    expect(read()).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: join(root, 'data'),
      databaseUrl: null,
      files: { kind: 'disk', folder: join(root, 'data', 'files') },
      publicUrl: 'http://127.0.0.1:8080',
      trustProxy: [],
      demo: false,
      captchaTestCode: null,
      logLevel: 'info',
    });
  });

  test('an empty variable counts as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({ port: 8080, databaseUrl: null });
  });
});

const issuers = (...changes: readonly object[]): string =>
  JSON.stringify(
    changes.map((change) => ({
      issuer: 'https://sso.example',
      audience: 'zhantai',
      tenantId: 't',
      algorithm: 'HS256',
      key: Buffer.alloc(32, 7).toString('base64'),
      ...change,
    })),
  );

describe('gateways and issuers', () => {
  test('are none unless they are named', () => {
    expect(read()).toMatchObject({ sms: null, mail: null, issuers: [] });
  });

  test('come from the environment or a file', () => {
    const env = {
      SMS_URL: 'https://sms.example/send',
      SMS_TOKEN: 't',
      SMS_TIMEOUT: '5',
      SMS_REPEATABLE: '1',
    };
    expect(read(env).sms).toEqual({ url: env.SMS_URL, token: 't', timeout: 5_000, repeatable: true });
    const mail = { MAIL_URL: 'smtp://u:p@mail.example:587', MAIL_FROM: 'Fair <fair@example.com>' };
    expect(read(mail).mail).toEqual({ url: mail.MAIL_URL, from: mail.MAIL_FROM });
    const file = join(root, 'issuers.json');
    writeFileSync(file, issuers({}));
    expect(read({ CIEC_ISSUERS: file }).issuers).toMatchObject([
      { issuer: 'https://sso.example', audience: 'zhantai', tenantId: 't', algorithm: 'HS256' },
    ]);
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = pair.publicKey.export({ type: 'spki', format: 'pem' });
    expect(read({ CIEC_ISSUERS: issuers({ algorithm: 'ES256', key }) }).issuers).toHaveLength(1);
  });
});

describe('a wrong setting is refused with one sentence that names it', () => {
  test.each<[string, Environment]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'a b' }],
    ['DEMO', { DEMO: 'yes' }],
    ['DEMO_PUBLIC', { DEMO_PUBLIC: 'true' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_URL', { DATABASE_URL: 'nonsense' }],
    ['FILES_URL', { FILES_URL: 's4://bucket' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://x' }],
    ['SMS_URL', { SMS_URL: 'sms.example' }],
    ['MAIL_URL', { MAIL_URL: 'https://mail.example', MAIL_FROM: 'a@b.c' }],
    ['MAIL_FROM', { MAIL_URL: 'smtp://mail.example' }],
    ['MAIL_FROM', { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.c, d@e.f' }],
    ['SMS_TIMEOUT', { SMS_URL: 'https://sms.example/send', SMS_TIMEOUT: '0' }],
    ['SMS_REPEATABLE', { SMS_URL: 'https://sms.example/send', SMS_REPEATABLE: 'yes' }],
    ['CIEC_ISSUERS', { CIEC_ISSUERS: '/no/such/file' }],
    ['CIEC_ISSUERS', { CIEC_ISSUERS: '[' }],
    ['CIEC_ISSUERS', { CIEC_ISSUERS: '[{}]' }],
    ['CIEC_ISSUERS', { CIEC_ISSUERS: issuers({ algorithm: 'none' }) }],
    ['CIEC_ISSUERS', { CIEC_ISSUERS: issuers({ key: 'c2hvcnQ=' }) }],
    ['CIEC_ISSUERS', { CIEC_ISSUERS: issuers({ algorithm: 'RS256' }) }],
    ['CIEC_ISSUERS', { CIEC_ISSUERS: issuers({}, {}) }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/64' }],
    ['CAPTCHA_TEST_CODE', { CAPTCHA_TEST_CODE: '!' }],
    ['CAPTCHA_TEST_CODE is refused while', { CAPTCHA_TEST_CODE: '1234', NODE_ENV: 'production' }],
    ['MAX_LAG', { MAX_LAG: 'soon' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
    ['DATA_KEY', { DATA_KEY: Buffer.alloc(40).toString('base64') }],
  ])('%s', (name, env) => {
    expect(() => read(env)).toThrow(StartupFailure);
    expect(() => read(env)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  test('a password in DATABASE_URL is never repeated', () => {
    expect(() => read({ DATABASE_URL: 'http://me:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('demo mode', () => {
  test('is refused in production and with a database of one’s own', () => {
    expect(() => read({ DEMO: '1', NODE_ENV: 'production' })).toThrow('NODE_ENV');
    expect(() => read({ DEMO: '1', DATABASE_URL: 'postgres://a/b' })).toThrow('DATABASE_URL');
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', 'example.org'])(
    'is not opened to others on %s unasked',
    (HOST) => {
      expect(() => read({ DEMO: '1', HOST })).toThrow('DEMO_PUBLIC=1');
      expect(() => read({ CAPTCHA_TEST_CODE: '1234', HOST })).toThrow('CAPTCHA_TEST_CODE');
      expect(read({ DEMO: '1', HOST, DEMO_PUBLIC: '1' }).demo).toBe(true);
      expect(read({ HOST }).host).toBe(HOST);
    },
  );

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('is fine on %s', (HOST) => {
    expect(read({ DEMO: '1', CAPTCHA_TEST_CODE: '1234', HOST })).toMatchObject({
      demo: true,
      captchaTestCode: '1234',
    });
  });
});

describe('secrets', () => {
  test('are made once, kept for their owner only, and the same at the next start', () => {
    const first = read().secrets;
    expect(statSync(secretsFile()).mode & 0o777).toBe(0o600);
    expect(read().secrets).toEqual(first);
    expect(first.dataKeys.current).toHaveLength(32);
  });

  test('come from the environment where it names them', () => {
    const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
    expect(read({ DATA_KEY }).secrets.dataKeys.current).toEqual(Buffer.alloc(32, 7));
    expect(readFileSync(secretsFile(), 'utf8')).not.toContain(DATA_KEY);
  });

  test('that cannot be read are never replaced by new ones', () => {
    read();
    writeFileSync(secretsFile(), '{broken');
    expect(() => read()).toThrow(StartupFailure);
    expect(readFileSync(secretsFile(), 'utf8')).toBe('{broken');
  });
});

const files = (url: string, env: Environment = {}) => read({ FILES_URL: url, ...env }).files;

describe('a bucket for files', () => {
  test('is named with its endpoint, and its keys stand beside it', () => {
    expect(files('s3://fair-files?endpoint=https://s3.example:9000/&region=cn-east-2')).toEqual({
      kind: 's3',
      bucket: 'fair-files',
      prefix: '',
      endpoint: 'https://s3.example:9000',
      region: 'cn-east-2',
      pathStyle: true,
      credentials: null,
      unfinished: join(root, 'data', 'unfinished'),
      patience: 8_000,
    });
    expect(
      files('s3://fair-files/zhantai/2027/', { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }),
    ).toMatchObject({
      prefix: 'zhantai/2027/',
      endpoint: null,
      pathStyle: false,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
  });

  test.each([
    ['s3://Key:hunter2@fair-files', /may hold no keys/],
    ['s3://a', /must name a bucket/],
    ['s3://fair-files?endpont=https://s3.example', /knows endpoint, region and style, not "endpont"/],
    ['s3://fair-files?endpoint=ftp://s3.example', /must be an http or https address/],
    ['s3://fair-files?style=old', /must be path or host, not "old"/],
    ['gs://fair-files', /must name a folder/],
  ])('%s is refused', (url, said) => {
    expect(() => files(url)).toThrow(said);
    expect(() => files(url)).not.toThrow(/hunter2/);
  });

  test('needs both keys or none', () => {
    expect(() => files('s3://fair-files', { AWS_ACCESS_KEY_ID: 'key' })).toThrow('must be set together');
  });
});

test('the token of the figures is long enough not to be guessed', () => {
  expect(read().metricsToken).toBeNull();
  expect(read({ METRICS_TOKEN: '0123456789abcdef' }).metricsToken).toBe('0123456789abcdef');
  expect(() => read({ METRICS_TOKEN: 'short' })).toThrow(StartupFailure);
});
