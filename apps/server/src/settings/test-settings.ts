import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readFiles } from './read-files.ts';
import type { Settings } from './settings.ts';

/** Settings for tests: quiet, secrets of their own, a data folder that nobody else uses and that is not made. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const dataDir = join(tmpdir(), `zhantai-test-${randomBytes(6).toString('hex')}`);
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: null,
    databaseDirectUrls: [],
    files: testFiles(dataDir),
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: [],
    demo: false,
    demoFolder: join(import.meta.dirname, '../../../../demo'),
    packsFolder: join(import.meta.dirname, '../../../../demo/packs'),
    captchaTestCode: null,
    sms: null,
    mail: null,
    issuers: [],
    // A busy machine lags while it loads the tests.
    maxLag: 0,
    metricsToken: null,
    logLevel: 'silent',
    production: false,
    secrets: {
      tokenSecret: randomBytes(32),
      linkSecret: randomBytes(32),
      dataKeys: { current: randomBytes(32), others: [] },
    },
    ...changes,
  };
}

/** A folder of their own; with `TEST_FILES_URL` a prefix of their own in its bucket. */
function testFiles(dataDir: string): Settings['files'] {
  const { TEST_FILES_URL: url, ...env } = process.env;
  if (url === undefined) return readFiles({}, dataDir);
  const bucket = readFiles({ ...env, FILES_URL: url }, dataDir);
  return bucket.kind === 's3' ? { ...bucket, prefix: `${basename(dataDir)}/` } : bucket;
}
