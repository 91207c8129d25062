import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';

test('the account’s other sign-ins are listed and ended; the device is forgotten', async ({
  page,
  browser,
}) => {
  const phone = '13804172108';
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, phone);
  await signIn(page, phone);
  await page.goto('/#/account');
  const list = page.getByRole('list', { name: '登录的设备' });
  await expect(list.getByText('这台设备')).toBeVisible();
  await expect(list).toContainText(/Chrom\w+ \d+ · \w+/);
  await page.getByRole('button', { name: '结束其他登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束其他登录' }).click();
  await expect(page.getByText(/已结束 \d+ 处登录/)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/#/account');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await elsewhere.context().close();

  await page.getByRole('button', { name: '忘记这台设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '忘记这台设备' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('a single sign-on over a running session asks first, and staying changes nothing', async ({ page }) => {
  await signIn(page, '13804172108');
  const own = await page.evaluate(() => localStorage.getItem('zhantai-portal-token'));
  const claims = Buffer.from(JSON.stringify({ name: '另一位', phone: '13800000001' })).toString('base64url');
  await page.goto(`/?ciec_token=x.${claims}.y#/ciecXptrsLogin`);
  await expect(page.getByRole('heading', { name: '换一个账号登录？' })).toBeVisible();
  expect(page.url()).not.toContain('ciec_token');
  await expect(page.getByText('另一位 138 0000 0001')).toBeVisible();
  await page.getByRole('button', { name: /^留在/ }).click();
  await expect(page).toHaveURL(/#\/$/);
  expect(await page.evaluate(() => localStorage.getItem('zhantai-portal-token'))).toBe(own);

  // A token that nobody signed changes nothing either.
  await page.goto(`/?ciec_token=x.${claims}.y#/ciecXptrsLogin`);
  await page.getByRole('button', { name: '换成链接里的账号' }).click();
  await expect(page.getByText('没能登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('zhantai-portal-token'))).toBe(own);
});
