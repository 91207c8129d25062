import { expect, type Page, test } from '@playwright/test';
import { startEmptyServer, type EmptyServer } from './staff/empty-server.ts';
import { signInFirstAdmin, typeExhibition } from './staff/first-tenant-admin.ts';

/** From an empty database to an exhibition, with nothing but the terminal's first link. */
let server: EmptyServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startEmptyServer(test.info().project.use.baseURL ?? '');
});
test.afterAll(() => server.end());

const nav = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const sign = (page: Page) => page.getByRole('button', { name: /切换展会/ });

test('an organiser gets its first exhibition, then the next one, and goes from one into the other', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInFirstAdmin(page, server);
  await expect(page.getByRole('heading', { level: 1, name: '选择展会' })).toBeVisible();
  await expect(page.getByText('还没有展会')).toBeVisible();
  await page.getByRole('link', { name: '新建展会' }).click();
  await page.getByRole('button', { name: '建这个展会' }).click();
  await expect(page.getByText('请填展会名称')).toBeVisible();
  await expect(page.getByLabel('展会名称')).toBeFocused();
  await typeExhibition(page, '江澜博览会 2028', 'jle2028', 2028);
  await page.getByRole('link', { name: '返回' }).click();
  const leaving = page.getByRole('alertdialog', { name: '离开这一页吗？' });
  await leaving.getByRole('button', { name: '留在这里' }).click();
  await expect(page.getByLabel('简称')).toHaveValue('jle2028');
  await page.getByRole('button', { name: '建这个展会' }).click();
  await expect(nav(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/e\/jle2028\/set-up$/);
  await expect(sign(page)).toContainText('江澜博览会 2028');

  await sign(page).click();
  await page
    .getByRole('menuitem', { name: '新建展会' })
    .or(page.getByRole('menuitemradio', { name: '新建展会' }))
    .click();
  await typeExhibition(page, '江澜博览会 2029', 'jle2028', 2029);
  await page.getByRole('button', { name: '建这个展会' }).click();
  await expect(page.getByRole('alert')).toContainText('简称 jle2028 已有展会使用');
  await page.getByLabel('简称').fill('jle2029');
  await page.getByRole('button', { name: '建这个展会' }).click();
  await expect(sign(page)).toContainText('江澜博览会 2029');
  await expect(page).toHaveURL(/#\/e\/jle2029\/set-up$/);

  const other = await page.context().newPage();
  await other.goto(`${server.address}/console/#/e/jle2028/exhibitors`);
  await expect(sign(other)).toContainText('江澜博览会 2028');
  // Each tab keeps its own.
  await nav(page).getByRole('link', { name: '展商' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '还没有展商' })).toBeVisible();
  await other.bringToFront();
  await nav(other).getByRole('link', { name: '表格' }).click();
  await expect(other.getByRole('heading', { level: 1, name: '没有等待审核的表格' })).toBeVisible();
  await sign(other).click();
  const listed = other.getByRole('menuitemradio');
  await expect(listed.first()).toContainText('江澜博览会 2029');
  await expect(listed.nth(1)).toContainText('2028-03-16 到 2028-03-19，还没开放');
  await listed.first().click();
  await expect(sign(other)).toContainText('江澜博览会 2029');
  await other.close();

  await page.goto(`${server.address}/console/#/e/nowhere/forms`);
  await expect(page.getByRole('heading', { level: 1, name: '这里没有这一页' })).toBeVisible();
});
