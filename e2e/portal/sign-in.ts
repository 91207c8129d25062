import { expect, type Page } from '@playwright/test';

/** Signs in at the portal, or at this address of it, and waits for its home. */
export async function signIn(page: Page, phone: string, address = '/'): Promise<void> {
  await page.goto(address);
  await fillIn(page, phone);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('登录');
}

/** Fills in the sign-in form that is open, on its page or in the dialog. */
export async function fillIn(page: Page, phone: string, code = captchaCode()): Promise<void> {
  // The picture is there once the captcha is.
  await expect(page.getByRole('button', { name: '验证码图片，点击更换' }).locator('img')).toBeVisible();
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByLabel('密码', { exact: true }).fill('Zhantai2027');
  await page.getByLabel('图形验证码', { exact: true }).fill(code);
}

/** The answer every captcha takes while the journeys run. */
export const captchaCode = (): string => process.env['CAPTCHA_TEST_CODE'] ?? '';

/** Opens a form by its address and takes its draft, if one is offered. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  const offer = page.getByRole('button', { name: '接着填' });
  const bar = page.getByRole('region', { name: '保存和提交' });
  await expect(offer.or(bar).first()).toBeVisible();
  if (await offer.isVisible()) await offer.click();
  await expect(bar).toBeVisible();
}
