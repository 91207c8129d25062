import { defineConfig } from '@playwright/test';
import { signOnIssuers } from './e2e/portal/sign-on-token.ts';
import { ownTemporaryFolder } from './scripts/temporary-folder.mjs';

ownTemporaryFolder();

/** A port for each worker: journeys change what the demo holds, so each worker has a server and a demo of its own. */
const ports = (process.env['JOURNEYS_PORTS'] ?? process.env['JOURNEYS_PORT'] ?? '18980')
  .split(',')
  .map(Number);
/** The server of this worker; the runner itself calls none. */
const own = ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
// The answer that every captcha takes while the journeys run.
process.env['CAPTCHA_TEST_CODE'] ??= '2468';

const wide = process.env['JOURNEYS_FULL'] === '1';
const wholeFile = /\.full\.(?:phone\.)?spec\.ts$/;
const onPhone = /\.phone\.spec\.ts$/;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/**
 * `*.phone.spec.ts` runs at the width of a phone, every other journey on a desktop. Journeys tagged `@full` and files
 * named `*.full.*` are left to `npm run test:full`, which sets JOURNEYS_FULL and runs them alone.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A worker runs the journeys of a file one after the other, never again after a failure.
  workers: ports.length,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${own}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the run: `--trace retain-on-failure` records where somebody looks for a failure.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: wide
    ? [
        { name: 'desktop', grep: /@full/, testIgnore: [onPhone, wholeFile], use: desktop },
        { name: 'phone', grep: /@full/, testMatch: onPhone, testIgnore: wholeFile, use: phone },
        { name: 'desktop files', testMatch: wholeFile, testIgnore: onPhone, use: desktop },
        { name: 'phone files', testMatch: /\.full\.phone\.spec\.ts$/, use: phone },
      ]
    : [
        { name: 'desktop', grepInvert: /@full/, testIgnore: [onPhone, wholeFile], use: desktop },
        { name: 'phone', grepInvert: /@full/, testMatch: onPhone, testIgnore: wholeFile, use: phone },
      ],
  webServer: {
    command: `node scripts/journeys-servers.mjs ${ports.join(' ')}`,
    wait: { stdout: /are ready/ },
    env: {
      CAPTCHA_TEST_CODE: process.env['CAPTCHA_TEST_CODE'],
      CIEC_ISSUERS: signOnIssuers,
    },
    // As many demos as workers start at once.
    timeout: 120_000 * ports.length,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
