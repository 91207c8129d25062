import { expect, test } from '@playwright/test';
import { partFiles } from './portal/part-files.ts';
import { signIn } from './portal/sign-in.ts';

test('a page whose code is late shows grey rows at once, for as long as it takes, and the frame stays', async ({
  page,
}) => {
  await signIn(page, '13804172106');
  await page.goto('/#/more');
  await expect(page.getByRole('heading', { name: '更多' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let late = true;
  await page.route(partFiles(/^people-page$/), async (route) => {
    await expect.poll(() => late, { timeout: 20_000 }).toBe(false);
    await route.continue();
  });
  await page.evaluate(() => {
    window.location.hash = '#/personnelInfo';
  });
  const rows = page.getByRole('main').getByText('正在载入');
  await expect(rows).toBeAttached({ timeout: 1000 });
  // Longer than the router's flag stands.
  await page.waitForTimeout(2500);
  await expect(rows).toBeAttached();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  late = false;
  await expect(page.getByRole('heading', { name: '参展人员' })).toBeVisible();
});

test('before any script is there rows stand on the page, and after a while what to do', async ({ page }) => {
  const isScript = /\/assets\/index-[^/]+\.js$/;
  await page.route(isScript, (route) => route.abort());
  await page.goto('/');
  const rows = page.locator('#root > svg');
  await expect(rows.locator('rect').first()).toBeVisible();
  const hint = page.getByText('请检查网络后刷新');
  await expect(hint).toBeHidden();
  await rows.evaluate((svg) => svg instanceof SVGSVGElement && svg.setCurrentTime(13));
  await expect(hint).toBeVisible();
  await page.unroute(isScript);
  // Until the exhibition is known nothing else is drawn.
  let late = true;
  await page.route('**/api/portal/config**', async (route) => {
    await expect.poll(() => late, { timeout: 20_000 }).toBe(false);
    await route.continue();
  });
  const config = page.waitForRequest('**/api/portal/config**');
  await page.reload();
  await config;
  await expect(rows.locator('rect').first()).toBeVisible();
  late = false;
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('a page whose words come after its data keeps its title', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/#/login');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let late = true;
  await page.route(partFiles(/^own-zh-hans$/), async (route) => {
    await expect.poll(() => late, { timeout: 20_000 }).toBe(false);
    await route.continue();
  });
  const article = page.waitForResponse((response) => response.url().includes('siteKey=privacy'));
  await page.evaluate(() => {
    window.location.hash = '#/privacy';
  });
  await article;
  // Longer than the answer needs to be drawn.
  await page.waitForTimeout(300);
  await expect(page.getByRole('main').getByText('正在载入')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  late = false;
  await expect(page.getByText('更新于')).toBeVisible();
  await context.close();
});
