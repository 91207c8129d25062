import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';

test('who was chosen before a list offered others keeps their name', async ({ page }) => {
  await signIn(page, '13804172107');
  await page.goto('/#/exhibitionBooth?page=exhibitor_c1');
  const manager = page.locator('[data-prop="site_manager"]');
  // Name and number, not the id that is stored.
  await expect(manager).toContainText(/（1\d{10}）/);
  await expect(manager).not.toContainText(/[0-9a-f]{8}-/);
});
