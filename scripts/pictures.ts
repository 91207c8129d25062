// Takes the pictures of docs/pictures from the demo: `npm run pictures`. Needs Chromium (CHROMIUM_PATH).
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { fillIn, openForm, signIn } from '../e2e/portal/sign-in.ts';
import { accounts, ownAddresses, walkers } from '../e2e/walk/addresses.ts';
import { openAddress } from '../e2e/walk/walk-addresses.ts';
import { watchPage } from '../e2e/walk/watch-page.ts';
import { contactSheet, type SeenPage } from './contact-sheet.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

process.env['CAPTCHA_TEST_CODE'] = '2468';
mkdirSync(folder, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const port = Number(process.env['JOURNEYS_PORT'] ?? 18_970);
const server = spawn(process.execPath, ['scripts/journeys-server.mjs'], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await ready();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  await portal(browser, desktop, 'desktop');
  await portal(browser, phone, 'phone');
  await review(browser);
  await sheets(browser, desktop, 'desktop');
  await sheets(browser, phone, 'phone');
  await browser.close();
} finally {
  server.kill('SIGTERM');
}

async function portal(browser: Browser, options: BrowserContextOptions, device: 'desktop' | 'phone') {
  const name = (page: string) => (device === 'desktop' ? page : `${page}-phone`);
  const page = await open(browser, options);
  await page.goto('/');
  await page.getByLabel('手机号', { exact: true }).waitFor();
  await take(page, name('sign-in'));
  await fillIn(page, '13800000001');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('需要处理').first().waitFor();
  await take(page, name('home'));
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('才能提交').first().waitFor();
  await take(page, name('form'));
  await openForm(page, '/registrationDirectory');
  await take(page, name('returned'));
  await page.context().close();
}

/** A contact sheet for every role: all routes that are open to it. */
async function sheets(browser: Browser, options: BrowserContextOptions, device: 'desktop' | 'phone') {
  const layout = device === 'desktop' ? { columns: 6, width: 320 } : { columns: 11, width: 168 };
  for (const walker of walkers) {
    const page = await open(browser, { ...options, deviceScaleFactor: 1, reducedMotion: 'reduce' });
    if (walker === 'anonymous') await page.goto('/');
    else await signIn(page, accounts[walker]);
    const watch = watchPage(page);
    const seen: SeenPage[] = [];
    for (const address of ownAddresses(walker)) {
      await openAddress(page, watch, address);
      // Pictures of the page are decoded after they have come.
      await pause(150);
      const picture = await page.screenshot({ type: 'jpeg', quality: 80 });
      seen.push({ address, title: await page.title(), picture });
    }
    await page.context().close();
    const name = `routes-${walker}${device === 'desktop' ? '' : '-phone'}.jpg`;
    writeFileSync(
      join(folder, name),
      await contactSheet(browser, { ...layout, title: `${walker}, ${device}` }, seen),
    );
    console.log(`docs/pictures/${name}`);
  }
}

async function review(browser: Browser) {
  const page = await open(browser, desktop);
  await page.goto('/console/');
  await page.getByLabel('用户名').fill('reviewer');
  await page.getByLabel('密码').fill('Zhantai2027');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('link', { name: '会刊登记' }).click();
  await page.getByRole('table').waitFor();
  await take(page, 'submissions');
  await page.goto('/console/#/review');
  await page
    .getByRole('link', { name: /第 2 次提交/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take(page, 'review');
  await page.context().close();
}

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  return context.newPage();
}

async function take(page: Page, name: string) {
  // Options and pictures of the form arrive after it.
  await page.waitForLoadState('networkidle');
  await pause(400);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}

async function ready() {
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) return;
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await pause(200);
  }
}
