import { defineConfig } from '@playwright/test';
import { signOnIssuers } from './e2e/portal/sign-on-token.ts';
import { ownTemporaryFolder } from './scripts/temporary-folder.mjs';

ownTemporaryFolder();

const port = Number(process.env['JOURNEYS_PORT'] ?? 18_980);
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
  // Journeys change what the demo holds: one after the other, never again after a failure.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // A film of every page costs a fifth of the run; what stood there is kept without it.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
    command: 'node scripts/journeys-server.mjs',
    url: `http://127.0.0.1:${port}/api/health/ready`,
    env: {
      PORT: String(port),
      CAPTCHA_TEST_CODE: process.env['CAPTCHA_TEST_CODE'],
      CIEC_ISSUERS: signOnIssuers,
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
