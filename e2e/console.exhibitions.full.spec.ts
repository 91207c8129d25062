import { expect, type Page, test } from '@playwright/test';
import { runAdmin } from './portal/run-admin.ts';
import { startEmptyServer, type EmptyServer } from './staff/empty-server.ts';
import { staffCode } from './staff/staff-code.ts';

/** From an empty database to an exhibition, with nothing but the terminal's first link. */
let server: EmptyServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startEmptyServer(test.info().project.use.baseURL ?? '');
});
test.afterAll(() => server.end());

const nav = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const sign = (page: Page) => page.getByRole('button', { name: /切换展会/ });

async function typeExhibition(page: Page, title: string, id: string, year: number) {
  await page.getByLabel('展会名称').fill(title);
  await page.getByLabel('简称').fill(id);
  await page.getByLabel('开展日').fill(`${year}-03-16`);
  await page.getByLabel('闭展日').fill(`${year}-03-19`);
}

test('an organiser gets its first exhibition, then the next one, and goes from one into the other', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const said = await runAdmin(
    server.address,
    'create-tenant',
    '--tenant',
    'acme',
    '--title',
    '阿克米展览',
    '--username',
    'owner',
    '--name',
    '沈竹溪',
  );
  await page.goto(/https?:\/\/\S+/.exec(said)?.[0] ?? '');
  await page.getByLabel('新密码').fill('Zhantai2027');
  await page.getByLabel('再输一遍').fill('Zhantai2027');
  await page.getByRole('button', { name: '设置密码' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByLabel('用户名').fill('owner');
  await page.getByLabel('密码').fill('Zhantai2027');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('验证码', { exact: true }).fill(staffCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '已记下，继续' }).click();

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
  await expect(page).toHaveURL(/#\/e\/jle2028\/$/);
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
  await expect(page).toHaveURL(/#\/e\/jle2029\/$/);

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
