import { expect, test } from '@playwright/test';
import { typeStaffLogin } from './staff/type-staff-login.ts';

test('a dialog that a menu opened gives the focus back to the button of the menu', async ({ page }) => {
  await page.goto('/console/');
  await typeStaffLogin(page, 'admin');
  const account = page.locator('[data-frame=bar]').getByRole('button', { name: /账号/ });
  // The first time the dialog is loaded, the second it is there at once.
  for (let turn = 0; turn < 2; turn += 1) {
    await account.press('Enter');
    await page.getByRole('menuitem', { name: /登录的设备/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '登录的设备' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(account).toBeFocused();
  }
});
