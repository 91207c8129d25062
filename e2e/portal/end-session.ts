import { expect, type Page } from '@playwright/test';
import { captchaCode } from './sign-in.ts';

/** Ends the session of a page without a word, as a night or another device does. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'zhantai-portal-token';
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(
      key,
      JSON.stringify(kept).replaceAll(/"(accessToken|refreshToken)":"[^"]*"/g, '"$1":"ended"'),
    );
  });
}

/** Signs in again in the dialog that opened over the page. */
export async function signInAgain(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录已过期，重新登录后接着填' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: '验证码图片，点击更换' }).locator('img')).toBeVisible();
  await dialog.getByLabel('手机号', { exact: true }).fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill('Zhantai2027');
  await dialog.getByLabel('图形验证码', { exact: true }).fill(captchaCode());
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toBeHidden();
}
