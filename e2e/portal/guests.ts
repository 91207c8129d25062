import type { Page } from '@playwright/test';
import { captchaCode } from './sign-in.ts';

/** Answers the image code that stands before what is written without an account. */
export async function passCaptcha(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '图形验证码' });
  await dialog.locator('img').waitFor();
  await dialog.getByLabel('图形验证码', { exact: true }).fill(captchaCode());
  await dialog.getByRole('button', { name: '继续' }).click();
}
