import { languages } from '@zhantai/messages';
import { expect, test } from '@playwright/test';
import { layoutFaults } from './widths/layout-faults.ts';

/** The console is made for 1280 px and more (console.md §1); in a narrower window its bar stays whole. */
const widths: readonly number[] = [1440, 1280, 1024, 768, 390];

test('the bar of the console stays whole in a narrow window, in every language', async ({ page }) => {
  await page.goto('/console/');
  await page.getByLabel('用户名').fill('reviewer');
  await page.getByLabel('密码').fill('Zhantai2027');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const bar = page.locator('[data-frame=bar]');
  await expect(bar.getByRole('link', { name: /审核/ })).toBeVisible();
  const faults: string[] = [];
  for (const language of languages) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await bar.getByRole('combobox').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await layoutFaults(page, '[data-frame=bar]');
      faults.push(...found.map((fault) => `${language} at ${width}: ${fault}`));
      const reach = await bar.evaluate((element) => element.scrollWidth - element.clientWidth);
      if (reach > 0) faults.push(`${language} at ${width}: the bar is ${reach} px wider than the window`);
    }
  }
  expect(faults.join('\n')).toBe('');
});
