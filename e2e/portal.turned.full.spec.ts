import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { openForm, signIn } from './portal/sign-in.ts';
import { choose, openImport } from './tables/import-dialog.ts';

const faulty = fileURLToPath(new URL('tables/files/exhibits-with-mistakes.xlsx', import.meta.url));
const desktop = { width: 1440, height: 900 };
const narrow = { width: 480, height: 900 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await signIn(page, '13800000002');
  await openForm(page, '/exhibitionBoothCommon');
});

test('a file that was chosen stays chosen when the window gets the other face and back', async ({ page }) => {
  const dialog = await openImport(page);
  await choose(page, faulty);
  const listedRow = dialog.getByRole('row').filter({ hasText: '很重' });
  await expect(listedRow.or(dialog.getByRole('alert')).first()).toBeVisible();
  const before = await dialog.getByText('exhibits-with-mistakes.xlsx').count();
  for (const size of [narrow, desktop]) {
    await page.setViewportSize(size);
    await expect(page.locator('html')).toHaveAttribute(
      'data-device',
      size === desktop ? 'desktop' : 'mobile',
    );
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('exhibits-with-mistakes.xlsx')).toHaveCount(before);
  }
});

for (const [from, to] of [
  [desktop, narrow],
  [narrow, desktop],
] as const) {
  test(`what opened a dialog at ${from.width} px has the focus when it is closed at ${to.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(from);
    const opener = page.getByRole('button', { name: '导入 Excel' }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: '选择文件' })).toBeVisible();
    await page.setViewportSize(to);
    await expect(page.locator('html')).toHaveAttribute('data-device', to === desktop ? 'desktop' : 'mobile');
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
