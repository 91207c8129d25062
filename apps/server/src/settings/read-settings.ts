import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Environment } from './environment.ts';
import { isLoopback } from './is-loopback.ts';
import { readDatabaseUrl, readDirectUrls } from './read-database.ts';
import { readFiles } from './read-files.ts';
import { readIssuers } from './read-issuers.ts';
import { readMail } from './read-mail.ts';
import { readSms } from './read-sms.ts';
import { loadSecrets } from './secrets.ts';
import { StartupFailure } from './startup-failure.ts';
import { logLevels, type LogLevel, type Settings } from './settings.ts';

/**
 * Settings from the environment. An empty variable counts as unset.
 * @param root the repository's folder, where `data` is by default, and `demo`.
 * @throws StartupFailure with one sentence for the first setting that cannot be used.
 */
export function readSettings(environment: Environment, root: string): Settings {
  const env: Environment = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const production = env['NODE_ENV'] === 'production';
  const port = readPort(env['PORT']);
  const host = readHost(env['HOST']);
  const databaseUrl = readDatabaseUrl(env['DATABASE_URL']);
  const demo = readSwitch('DEMO', env['DEMO']);
  const captchaTestCode = readCaptchaTestCode(env['CAPTCHA_TEST_CODE']);
  if (demo && production) throw new StartupFailure('DEMO=1 is refused while NODE_ENV is production.');
  if (captchaTestCode !== null && production)
    throw new StartupFailure('CAPTCHA_TEST_CODE is refused while NODE_ENV is production.');
  if (demo && databaseUrl !== null) {
    throw new StartupFailure('DEMO=1 works with the embedded database only: unset DATABASE_URL or DEMO.');
  }
  refuseOpenDemo(host, demo, captchaTestCode, readSwitch('DEMO_PUBLIC', env['DEMO_PUBLIC']));
  const dataDir = resolve(root, env['DATA_DIR'] ?? 'data');
  return {
    port,
    host,
    dataDir,
    databaseUrl,
    databaseDirectUrls: readDirectUrls(env['DATABASE_DIRECT_URL'], databaseUrl),
    files: readFiles(env, dataDir),
    publicUrl: readPublicUrl(env['PUBLIC_URL']) ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    demo,
    demoFolder: resolve(root, 'demo'),
    packsFolder: resolve(root, 'demo/packs'),
    captchaTestCode,
    sms: readSms(env),
    mail: readMail(env),
    issuers: readIssuers(env),
    maxLag: readMaxLag(env['MAX_LAG']),
    metricsToken: readMetricsToken(env['METRICS_TOKEN']),
    logLevel: readLogLevel(env['LOG_LEVEL'], demo),
    production,
    secrets: loadSecrets(dataDir, env),
  };
}

function refuseOpenDemo(host: string, demo: boolean, captchaTestCode: string | null, allowed: boolean): void {
  if (allowed || isLoopback(host)) return;
  const named = demo ? 'DEMO=1' : captchaTestCode === null ? null : 'CAPTCHA_TEST_CODE';
  if (named === null) return;
  throw new StartupFailure(
    `${named} on HOST=${host} would open this server to other machines with known passwords: set DEMO_PUBLIC=1 to allow it.`,
  );
}

function readPort(text = '8080'): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535))
    throw new StartupFailure(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}

function readMaxLag(text = '1500'): number {
  if (!/^\d{1,5}$/.test(text))
    throw new StartupFailure(`MAX_LAG must be milliseconds from 0 (off) to 99999, not "${text}".`);
  return Number(text);
}

function readMetricsToken(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^[\x21-\x7e]{16,200}$/.test(text))
    throw new StartupFailure('METRICS_TOKEN must be 16 to 200 letters, digits and marks without blanks.');
  return text;
}

function readHost(text = '127.0.0.1'): string {
  if (isIP(text) === 0 && !/^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(text)) {
    throw new StartupFailure(`HOST must be an address or a host name, not "${text}".`);
  }
  return text;
}

function readSwitch(name: string, text = '0'): boolean {
  if (text !== '0' && text !== '1') throw new StartupFailure(`${name} must be 0 or 1, not "${text}".`);
  return text === '1';
}

function readPublicUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new StartupFailure(`PUBLIC_URL must be an http or https address, not "${text}".`);
  }
  return url.href.replace(/\/+$/, '');
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

function readTrustProxy(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const proxies = text.split(',').map((part) => part.trim());
  for (const proxy of proxies) {
    const [address = '', bits = '0', ...rest] = proxy.split('/');
    const family = isIP(address);
    const named = proxyNames.includes(proxy);
    const numbered =
      family !== 0 &&
      rest.length === 0 &&
      /^\d{1,3}$/.test(bits) &&
      Number(bits) <= (family === 4 ? 32 : 128);
    if (!named && !numbered) {
      throw new StartupFailure(
        `TRUST_PROXY must list addresses of proxies, like 10.0.0.0/8,loopback, not "${proxy}".`,
      );
    }
  }
  return proxies;
}

function readCaptchaTestCode(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^[0-9a-zA-Z]{4,8}$/.test(text)) {
    throw new StartupFailure('CAPTCHA_TEST_CODE must be 4 to 8 letters or digits.');
  }
  return text;
}

function readLogLevel(text: string | undefined, demo: boolean): LogLevel {
  if (text === undefined) return demo ? 'warn' : 'info';
  const level = logLevels.find((known) => known === text);
  if (level === undefined)
    throw new StartupFailure(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
  return level;
}
