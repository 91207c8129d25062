import { expect, type Page } from '@playwright/test';
import { typeStaffLogin } from '../staff/type-staff-login.ts';

/** Signs a member of staff of the demo in and opens a page of the console. */
export async function openConsole(page: Page, username: string, address: string): Promise<void> {
  await page.goto(`/console/#${address}`);
  await typeStaffLogin(page, username);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
