// `npm run bench -- choice [--list]`: how many source files have a function that runs when an option is chosen in an open
// form of the portal, until its draft is saved. Chromium counts the calls (precise coverage) in the build of the portal,
// made once more with source maps, which say whose functions they are. The libraries do not count.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { calledFiles } from './called-files.mjs';

const { values: options } = parseArgs({ options: { list: { type: 'boolean', default: false } } });

const root = resolve(import.meta.dirname, '../..');
const portal = join(root, 'apps/portal');
const mapped = resolve(import.meta.dirname, '../.cache/choice');
/** Most files that choosing an option may run where no other field comes or goes. */
const GOAL = 100;
const CAPTCHA = '2468';
const EXHIBITOR = { phone: '13804173008', password: 'Zhantai2027' };
const FORM = '/#/basicInfo';
/** So many choices of it are tried. */
const CHOICES = 4;
/** Milliseconds in which what was started has come to rest. */
const REST_MS = 600;
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

process.exitCode = await main();

async function main() {
  const executablePath = await findChromium();
  if (executablePath === null) {
    process.stderr.write('This bench needs Chromium: name it by CHROMIUM_PATH.\n');
    return 1;
  }
  await buildWithMaps();
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'scripts/journeys-server.mjs')], {
    env: { ...process.env, PORT: String(port), CAPTCHA_TEST_CODE: CAPTCHA },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const address = `http://127.0.0.1:${port}`;
    await ready(address, server);
    let most = 0;
    for (const [screen, device] of Object.entries(SCREENS)) {
      for (const { label, files, shows } of await choose(browser, address, device)) {
        if (!shows) most = Math.max(most, files.length);
        const what = shows ? 'which shows or hides fields' : 'alone';
        process.stdout.write(`${screen}, ${label}, ${what}: ${files.length} (${rooms(files)})\n`);
        if (options.list) process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}\n`);
      }
    }
    return most <= GOAL ? 0 : 1;
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(mapped, { recursive: true, force: true });
  }
}

async function buildWithMaps() {
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: mapped, emptyOutDir: true, sourcemap: 'hidden' },
  });
}

async function ready(address, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    const answer = await fetch(`${address}/api/health/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(500);
  }
}

/**
 * Of some choices of an open form, the files that run when another option is chosen, which was done before, and whether
 * that shows or hides fields.
 */
async function choose(browser, address, device) {
  const context = await browser.newContext({ ...device, baseURL: address, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await page.route(/\/(?:assets\/[^?]*)?(?:\?.*)?$/, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(mapped, pathname === '/' ? 'index.html' : pathname) });
    });
    await signIn(page);
    await page.goto(FORM);
    const offer = page.getByRole('button', { name: '接着填' });
    await offer
      .or(page.getByRole('region', { name: '保存和提交' }))
      .first()
      .waitFor();
    if (await offer.isVisible()) await offer.click();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const groups = page.getByRole('radiogroup');
    await groups.first().waitFor();
    const found = [];
    for (let at = 0; at < Math.min(CHOICES, await groups.count()); at += 1) {
      const group = groups.nth(at);
      // What is loaded with the first choice is there for the next.
      for (let warm = 0; warm < 2; warm += 1) await pick(page, group);
      await cdp.send('Profiler.takePreciseCoverage');
      const before = await shownFields(page);
      await pick(page, group);
      const { result } = await cdp.send('Profiler.takePreciseCoverage');
      found.push({
        label: await group.evaluate((one) => document.getElementById(`${one.id}-label`)?.textContent ?? ''),
        files: calledFiles(result, { address, built: mapped, root }),
        shows: (await shownFields(page)) !== before,
      });
    }
    return found;
  } finally {
    await context.close();
  }
}

function shownFields(page) {
  return page
    .locator('[data-prop]')
    .evaluateAll((fields) => fields.map(({ dataset }) => dataset.prop).join(' '));
}

async function signIn(page) {
  await page.goto('/');
  await page.getByRole('button', { name: '验证码图片，点击更换' }).locator('img').waitFor();
  await page.getByLabel('手机号', { exact: true }).fill(EXHIBITOR.phone);
  await page.getByLabel('密码', { exact: true }).fill(EXHIBITOR.password);
  await page.getByLabel('图形验证码', { exact: true }).fill(CAPTCHA);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('navigation').first().waitFor();
}

/** Chooses an option that is not chosen, and waits until the draft is saved and all is at rest. */
async function pick(page, group) {
  const saved = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/submit'));
  await group.locator('input:not(:checked)').first().click();
  await saved;
  await sleep(REST_MS);
}

/** `engine 12, views 20`. */
function rooms(files) {
  const counts = new Map();
  for (const file of files) {
    const room = file.split('/')[1] ?? '';
    counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return [...counts].map(([room, count]) => `${room} ${count}`).join(', ');
}
