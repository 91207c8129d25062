import { expect, type Page, test } from '@playwright/test';
import { runAdmin } from './portal/run-admin.ts';
import { staffCode } from './staff/staff-code.ts';

async function typePassword(page: Page, username: string, password: string) {
  await page.goto('/console/');
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a new admin sets up an authenticator first, and from then on signs in with its code', async ({
  page,
  baseURL,
}) => {
  const username = `new-${String(Date.now())}`;
  const said = await runAdmin(
    baseURL ?? '',
    'create-staff',
    '--tenant',
    'jianglan',
    '--exhibition',
    'jle2027',
    '--username',
    username,
    '--name',
    '顾行舟',
  );
  const password = said.trim().split(': ').at(-1) ?? '';

  await typePassword(page, username, password);
  await expect(page.getByRole('heading', { name: '绑定验证器' })).toBeVisible();
  await expect(page.getByRole('img', { name: '验证器的二维码' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('button', { name: '绑定', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('请输入验证器上的 6 位数字');
  await page.getByLabel('验证码', { exact: true }).fill('000000');
  await page.getByRole('button', { name: '绑定', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('验证码不对');
  await page.getByLabel('验证码', { exact: true }).fill(staffCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '记下恢复码' })).toBeVisible();
  const codes = page.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: '已记下，继续' }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await typePassword(page, username, password);
  const code = page.getByLabel('验证码', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('验证码不对');
  await code.fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
});

test('the demo tells the code of its admin, at the sign-in and in the terminal', async ({
  page,
  baseURL,
}) => {
  await typePassword(page, 'admin', 'Zhantai2027');
  const shown = /\d{6}/.exec(await page.getByText(/演示：此刻的验证码是/).innerText())?.[0] ?? '';
  await page.getByLabel('验证码', { exact: true }).fill(shown);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  expect(await runAdmin(baseURL ?? '', 'code', 'admin')).toMatch(/^\d{6}$/);
});
