import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';
import { watchPage } from './walk/watch-page.ts';

test('a menu breaks no rule of the page: it brings no style of its own', async ({ page }) => {
  await signIn(page, '13800000001');
  const watch = watchPage(page);
  await page.goto('/#/personnelInfo');
  await page.getByRole('button', { name: '更多操作' }).first().click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  expect(await watch.faults()).toEqual([]);
});
