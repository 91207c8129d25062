import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { endSession, signInAgain } from './portal/end-session.ts';
import { field } from './portal/journeys.ts';
import { openForm, signIn } from './portal/sign-in.ts';

const isApi = /\/api\//;
const form = '/exhibitionBooth?page=exhibitor_c1';

/** A browser with a folder of its own, as somebody's computer has. */
async function openProfile(folder: string, baseURL: string | undefined): Promise<BrowserContext> {
  const { launchOptions } = test.info().project.use;
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
}

/** Everything that a page finds in its browser. */
const readStorages = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const areas = [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area)));
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(request.url, await ((await cache.match(request))?.text() ?? ''));
      }
    }
    return [...areas, ...databases, ...cached].join('\n');
  });

/** Files of a folder that hold a text, in the encodings that browsers write. */
function filesWith(folder: string, text: string): readonly string[] {
  const spellings = [
    Buffer.from(text, 'utf8'),
    Buffer.from(text, 'utf16le'),
    Buffer.from(encodeURIComponent(text)),
  ];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .filter((path) => {
      const bytes = readFileSync(path);
      return spellings.some((spelling) => bytes.includes(spelling));
    });
}

test('a copy of the whole browser after the session ended opens no answer, the account does', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'zhantai-profile-'));
  const copy = `${folder}-copy`;
  const secret = `护照留在前台${Date.now() % 100_000}`;
  let context = await openProfile(folder, baseURL);
  let page = await context.newPage();
  const keys: string[] = [];
  page.on('response', (answer) => {
    if (/oauth\/token|blade-user\/info/.test(answer.url()))
      void answer.text().then(
        (text) => keys.push(/"draftKey":"([^"]+)"/.exec(text)?.[1] ?? ''),
        () => undefined,
      );
  });
  await signIn(page, '13804172106');
  await openForm(page, form);
  // Nothing reaches the server any more: what is typed lies here alone.
  await page.route(/\/wditexhibitor\/submit/, (route) => route.abort());
  await field(page, '布展说明').fill(secret);
  await expect(page.getByText(/先存在本机/).first()).toBeVisible({ timeout: 20_000 });
  expect(await readStorages(page)).not.toContain(secret);
  const key = keys.find((one) => one !== '') ?? '';
  expect(key).toHaveLength(44);
  expect(await readStorages(page)).not.toContain(key);

  // The session ends as a night does, and the page hears of it.
  await endSession(page);
  await page.unroute(/\/wditexhibitor\/submit/);
  await field(page, '布展说明').press('End');
  await field(page, '布展说明').pressSequentially('。');
  await expect(page.getByRole('dialog', { name: '登录已过期，重新登录后接着填' })).toBeVisible({
    timeout: 20_000,
  });
  await context.close();
  cpSync(folder, copy, { recursive: true });
  expect(filesWith(copy, secret)).toEqual([]);
  expect(filesWith(copy, key)).toEqual([]);

  // Whoever has the copy sees that something lies there, and nothing of it.
  const thief = await openProfile(copy, baseURL);
  const theirs = await thief.newPage();
  await theirs.goto(`/#${form}`);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readStorages(theirs)).not.toContain(secret);
  await thief.close();

  // Its owner signs in again, and it is there.
  context = await openProfile(folder, baseURL);
  page = await context.newPage();
  await signIn(page, '13804172106');
  await page.goto(`/#${form}`);
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(field(page, '布展说明')).toHaveValue(new RegExp(secret));
  await expect(page.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
  await context.close();
  for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true });
});

test('without a network the page says that drafts lie here; with it they open', async ({ page }) => {
  await signIn(page, '13804172106');
  await openForm(page, form);
  await page.route(/\/wditexhibitor\/submit/, (route) => route.abort());
  const text = `没有网络时写的 ${Date.now()}`;
  await field(page, '布展说明').fill(text);
  await expect(page.getByText(/先存在本机/).first()).toBeVisible({ timeout: 20_000 });
  await page.route(isApi, (route) => route.abort());
  await page.reload();
  await expect(
    page.getByText('这台设备上有 1 份草稿还没有保存到服务器，连上网络并登录后可以打开。'),
  ).toBeVisible();
  await page.unroute(isApi);
  await page.unroute(/\/wditexhibitor\/submit/);
  await page.reload();
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(field(page, '布展说明')).toHaveValue(text);
});

test('signed out in one tab, the other asks; signed in again there, both go on with what was typed', async ({
  page,
  context,
}) => {
  await signIn(page, '13804172106');
  const second = await context.newPage();
  await openForm(second, form);
  const text = `两个标签页 ${Date.now()}`;
  await field(second, '布展说明').fill(text);
  await expect(second.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
  await endSession(page);
  await second.route(/\/wditexhibitor\/submit/, (route) => route.continue());
  await field(second, '布展说明').fill(`${text}，续`);
  await signInAgain(second, '13804172106');
  await expect(field(second, '布展说明')).toHaveValue(`${text}，续`);
  await expect(second.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
});

test('two tabs whose token is old renew at once, and neither is signed out', async ({ page, context }) => {
  await signIn(page, '13804172106');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/#/account');
  let renewals = 0;
  await context.route(/oauth\/token/, async (route) => {
    renewals += 1;
    await route.continue();
  });
  await page.evaluate(() => {
    const key = 'zhantai-portal-token';
    const kept = localStorage.getItem(key) ?? '{}';
    localStorage.setItem(key, kept.replace(/"issuedAt":\d+/, '"issuedAt":1'));
  });
  await Promise.all(tabs.map((tab) => tab.goto('/#/notices')));
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.goto('/#/account');
    await expect(tab.getByRole('list', { name: '登录的设备' })).toBeVisible();
  }
  expect(renewals).toBe(1);
});

test('back and forward between pages keep the session and what was typed', async ({ page }) => {
  await signIn(page, '13804172106');
  await openForm(page, form);
  const text = `前进后退 ${Date.now()}`;
  await field(page, '布展说明').fill(text);
  await expect(page.getByText(/已自动保存/).first()).toBeVisible({ timeout: 20_000 });
  await page.goto('/#/account');
  await expect(page.getByRole('list', { name: '登录的设备' })).toBeVisible();
  await page.goBack();
  const offer = page.getByRole('button', { name: '接着填' });
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(field(page, '布展说明')).toHaveValue(text);
  await page.goForward();
  await expect(page.getByRole('list', { name: '登录的设备' })).toBeVisible();
  await page.goBack();
  await expect(offer).toBeVisible();
});
