import { expect, test, type Page } from '@playwright/test';
import { captchaCode, signIn } from './portal/sign-in.ts';
import { textCode } from './portal/text-code.ts';

/** Asks for a text code in the form that stands open. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await expect(page.getByRole('button', { name: '验证码图片，点击更换' }).locator('img')).toBeVisible();
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByLabel('图形验证码', { exact: true }).fill(captchaCode());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
  await expect(page.getByLabel('短信验证码', { exact: true })).toBeFocused();
}

test('an account without a password gets one by text message and signs in with it', async ({
  page,
  request,
}) => {
  const phone = '13804173011';
  await page.goto('/#/basicInfo');
  await page.getByRole('button', { name: '忘记密码' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请输入图形验证码')).toBeVisible();
  await askForCode(page, phone);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('验证码不正确');
  await page.getByLabel('短信验证码', { exact: true }).fill(await textCode(request, phone));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '设置密码' })).toBeVisible();
  await page.getByLabel('新密码', { exact: true }).fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('还不符合下面的要求')).toBeVisible();
  await expect(page.getByLabel('新密码', { exact: true })).toBeFocused();
  await page.getByLabel('新密码', { exact: true }).fill('Zhantai2028');
  await page.getByLabel('再输入一次', { exact: true }).fill('Zhantai2027');
  await page.keyboard.press('Enter');
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await page.getByLabel('再输入一次', { exact: true }).fill('Zhantai2028');
  await page.keyboard.press('Enter');

  // The page that was asked for before the sign-in; and /setPwd is closed again.
  await expect(page).toHaveURL(/#\/basicInfo$/);
  await page.goto('/#/setPwd');
  await expect(page).toHaveURL(/#\/$/);
});

test('a password is changed with the old one', { tag: '@full' }, async ({ page }) => {
  await signIn(page, '13804173014');
  await page.getByRole('button', { name: '万钧' }).click();
  await page.getByRole('link', { name: '修改密码' }).click();
  await page.getByLabel('原密码', { exact: true }).fill('Zhantai2026');
  await page.getByLabel('新密码', { exact: true }).fill('Zhantai2028');
  await page.getByLabel('再输入一次', { exact: true }).fill('Zhantai2028');
  await page.getByRole('button', { name: '保存密码' }).click();
  await expect(page.getByText('原密码不正确')).toBeVisible();
  await page.getByLabel('原密码', { exact: true }).fill('Zhantai2027');
  await page.getByRole('button', { name: '保存密码' }).click();
  await expect(page.getByText('密码已修改')).toBeVisible();
});

test(
  'media sign in by text message first, others by password; a code alone forces nothing',
  { tag: '@full' },
  async ({ page, request }) => {
    const phone = '13800000003';
    await page.goto('/#/login');
    await page.getByRole('tab', { name: '媒体' }).click();
    await expect(page.getByLabel('短信验证码', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: '供应商' }).click();
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '改用短信验证码' }).click();
    await askForCode(page, phone);
    await page.getByLabel('短信验证码', { exact: true }).fill(await textCode(request, phone));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/wditsupplier$/);
  },
);

test(
  'a spent token of the single sign-on leaves the address and says what to do',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/?ciec_token=spent#/ciecXptrsLogin');
    await expect(page.getByText('没能登录')).toBeVisible();
    await expect(page).toHaveURL(/\/#\/ciecXptrsLogin$/);
    await page.getByRole('link', { name: '用手机号登录' }).click();
    await expect(page).toHaveURL(/#\/login$/);
  },
);
