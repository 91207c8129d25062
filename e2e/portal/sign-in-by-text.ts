import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { captchaCode } from './sign-in.ts';
import { textCode } from './text-code.ts';

/** Fills in the form that sends a code by text message, and the code that came; the caller presses the button. */
export async function fillInByText(
  page: Page,
  request: APIRequestContext,
  phone: string,
  exhibition?: string,
): Promise<void> {
  await expect(page.getByRole('button', { name: '验证码图片，点击更换' }).locator('img')).toBeVisible();
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByLabel('图形验证码', { exact: true }).fill(captchaCode());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByLabel('短信验证码', { exact: true }).fill(await textCode(request, phone, exhibition));
}
