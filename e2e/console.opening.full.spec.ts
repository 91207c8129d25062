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

  await expect(page.getByRole('heading', { level: 1, name: '六步就能请展商进来填表' })).toBeVisible();
  await expect(steps(page)).toHaveCount(6);
  await expect(steps(page).first()).toContainText(`${year}-03-16 到 ${year}-03-19`);
  await expect(steps(page).first()).toContainText('已做好');
  await expect(steps(page).nth(1)).toContainText('下一步');
  const left = page.getByRole('complementary', { name: /开放前还差/ });
  await expect(left).toContainText('没有联系电话和邮箱');
  await expect(page.locator('[data-frame=bar]')).toContainText('还没开放');
  expect(await violations(page)).toEqual([]);

  const portal = await context.newPage();
  await portal.goto(`${server.address}/#/login`);
  await expect(portal.getByRole('heading', { level: 1, name: '筹备中' })).toBeVisible();
  await expect(portal.getByRole('main')).toContainText('江澜博览会正在筹备');
  expect(await violations(portal)).toEqual([]);
  await portal.getByRole('combobox').selectOption('en');
  await expect(portal.getByRole('heading', { level: 1, name: 'In preparation' })).toBeVisible();
  await portal.getByRole('combobox').selectOption('zh-Hans');
  await expect(portal.getByRole('heading', { level: 1, name: '筹备中' })).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: '开放展会' }).click();
  const asked = page.getByRole('dialog', { name: '开放这个展会吗？' });
  await expect(asked).toContainText('没有已发布的表格');
  expect(await violations(page)).toEqual([]);
  await asked.getByRole('button', { name: '仍然开放' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '没有等着审核的' })).toBeVisible();
  await expect(page.locator('[data-frame=bar]')).not.toContainText('还没开放');

  await portal.bringToFront();
  await expect(portal.getByRole('heading', { name: '筹备中' })).toBeHidden({ timeout: 60_000 });
  await expect(portal.getByLabel('手机号')).toBeVisible();
});
