import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { startEmptyServer, type EmptyServer } from './staff/empty-server.ts';
import { signInFirstAdmin, typeExhibition } from './staff/first-tenant-admin.ts';

/** The first hour of an organiser: from an exhibition that nobody sees to one that exhibitors come into, and back. */
let server: EmptyServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startEmptyServer(test.info().project.use.baseURL ?? '');
});
test.afterAll(() => server.end());

/** The fair is next year, whenever this runs. */
const year = new Date().getFullYear() + 1;

const steps = (page: Page) => page.getByRole('list', { name: '开放前的六步' }).getByRole('listitem');

test('an organiser sees what is left to do, opens the exhibition, and the portal goes on by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await signInFirstAdmin(page, server);
  await page.getByRole('link', { name: '新建展会' }).click();
  await typeExhibition(page, '江澜博览会', 'jle', year);
  await page.getByRole('button', { name: '建这个展会' }).click();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '总览' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '六步就能请展商进来填表' })).toBeVisible();
  await expect(steps(page)).toHaveCount(6);
  await expect(steps(page).first()).toContainText(`${year}-03-16 到 ${year}-03-19`);
  await expect(steps(page).first()).toContainText('已做好');
  await expect(steps(page).nth(1)).toContainText('下一步');
  const left = page.getByRole('complementary', { name: /开放前还差/ });
  await expect(left).toContainText('没有联系电话和邮箱');
  await expect(page.locator('[data-frame=bar]')).toContainText('还没开放');
  expect(await violations(page)).toEqual([]);

  await steps(page).nth(1).getByRole('link', { name: '去填' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '江澜博览会' })).toBeVisible();
  await page.getByLabel('地点（简体）').fill('宁川国际会展中心');
  await page.getByRole('button', { name: '添加展馆' }).click();
  await expect(page.getByLabel('馆号，第 1 行')).toBeFocused();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('每个展馆要有馆号');
  await page.getByLabel('馆号，第 1 行').fill('5');
  await page.getByLabel('名称（简体），第 1 行').fill('重型机床');
  await page.getByRole('button', { name: '添加日期' }).click();
  await page.getByLabel('时间，第 1 行').fill(`${year}-01-12T18:00`);
  await page.getByLabel('说明（简体），第 1 行').fill('首批截止');
  await page.getByLabel('咨询电话').fill('021-5550 0199');
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>'),
  });
  await expect(page.getByRole('img', { name: '现在的标志' })).toBeVisible();
  await expect(page.getByText('5 项没有保存')).toBeVisible();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  await expect(left).not.toContainText('没有联系电话和邮箱');
  await expect(page.locator('[data-frame=bar]')).toContainText('宁川国际会展中心');
  await page.reload();
  await expect(page.getByLabel('时间，第 1 行')).toHaveValue(`${year}-01-12T18:00`);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '总览' }).click();
  await expect(steps(page).nth(1)).toContainText('已做好');
  await expect(steps(page).nth(2)).toContainText('下一步');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const portal = await context.newPage();
  await portal.goto(`${server.address}/#/login`);
  await expect(portal.getByRole('heading', { level: 1, name: '筹备中' })).toBeVisible();
  await expect(portal.getByRole('main')).toContainText('江澜博览会正在筹备');
  await expect(portal.getByRole('main')).toContainText('021-5550 0199');
  expect(await violations(portal)).toEqual([]);
  await portal.getByRole('combobox').selectOption('en');
  await expect(portal.getByRole('heading', { level: 1, name: 'In preparation' })).toBeVisible();
  await portal.getByRole('combobox').selectOption('zh-Hans');
  await expect(portal.getByRole('heading', { level: 1, name: '筹备中' })).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: '开放展会' }).click();
  const dialog = page.getByRole('dialog', { name: '开放这个展会吗？' });
  await expect(dialog).toContainText('没有已发布的表格');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '仍然开放' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '没有等着审核的' })).toBeVisible();
  await expect(page.locator('[data-frame=bar]')).not.toContainText('还没开放');

  await portal.bringToFront();
  await expect(portal.getByRole('heading', { name: '筹备中' })).toBeHidden({ timeout: 60_000 });
  await expect(portal.getByLabel('手机号')).toBeVisible();

  await page.bringToFront();
  await page.goto(`${server.address}/console/#/e/jle/exhibition`);
  await page.getByRole('button', { name: '关闭展会' }).click();
  const closing = page.getByRole('dialog', { name: '关闭这个展会吗？' });
  await closing.getByRole('button', { name: '关闭展会' }).click();
  await expect(page.getByRole('button', { name: '开放展会' })).toBeVisible();
  await expect(page.locator('[data-frame=bar]')).toContainText('还没开放');
  await portal.reload();
  await expect(portal.getByRole('heading', { level: 1, name: '筹备中' })).toBeVisible();
});
