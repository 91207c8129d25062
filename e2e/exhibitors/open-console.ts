import { expect, type Page } from '@playwright/test';

/** Signs a member of staff of the demo in and opens a page of the console. */
export async function openConsole(page: Page, username: string, address: string): Promise<void> {
  await page.goto(`/console/#${address}`);
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码').fill('Zhantai2027');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
