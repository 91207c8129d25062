import { expect, test } from '@playwright/test';
import { field } from './portal/journeys.ts';
import { openForm, signIn } from './portal/sign-in.ts';

test('a page that breaks says so, and what was typed at that moment is there again', async ({ page }) => {
  await signIn(page, '13804172112');
  await openForm(page, '/basicInfo');
  // An answer that no server gives: the page breaks over it.
  await page.route(/\/wditexhibitor\/history/, (route) =>
    route.fulfill({ json: { code: 200, success: true, data: [null], msg: '' } }),
  );
  await field(page, '法定代表人').fill('温不惊');
  await page.getByRole('button', { name: '提交记录' }).click();
  await expect(page.getByText('页面出错了')).toBeVisible();
  await expect(page.getByText('已填的内容存在草稿里。重新载入后接着填。')).toBeVisible();
  await page.unroute(/\/wditexhibitor\/history/);
  await page.getByRole('button', { name: '重新载入' }).click();
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(field(page, '法定代表人')).toHaveValue('温不惊');
});
