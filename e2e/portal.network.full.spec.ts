import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { field } from './portal/journeys.ts';
import { partFiles } from './portal/part-files.ts';
import { openForm, signIn } from './portal/sign-in.ts';
import { choose, openImport } from './tables/import-dialog.ts';

/** What stands beside the fields of a form that orders, and its words. */
const extraParts = partFiles(/^(?:price-|format-yuan|form-extras|booking-)/);

test('a part of the page that does not come leaves the form alone, and comes with the network', async ({
  page: signedIn,
  context,
}) => {
  await signIn(signedIn, '13804172106');
  const page = await context.newPage();
  await page.route(extraParts, (route) => route.abort());
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  const text = `费用还没载入 ${Date.now()}`;
  await field(page, '布展说明').fill(text);
  await expect(page.getByText(/已自动保存/).first()).toBeVisible();
  const costs = page.getByRole('heading', { name: '本表费用' });
  await expect(costs).toBeHidden();

  await page.unroute(extraParts);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(costs).toBeVisible();
  await expect(page.locator('section', { has: costs })).toHaveCSS('font-size', '13px');
  await expect(field(page, '布展说明')).toHaveValue(text);
});

test('leaving without a network asks, though nothing of the question was loaded when it went', async ({
  page,
  context,
}) => {
  await signIn(page, '13804172106');
  const isDialogs = partFiles(/^sign-in-dialog$/);
  // The sign-in over the page is asked for together with the other dialogs.
  const dialogs = page.waitForResponse((answer) => isDialogs(new URL(answer.url())));
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await dialogs;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field(page, '布展说明').fill(`还没发出去 ${Date.now()}`);
  await page.getByRole('link', { name: '表格', exact: true }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await context.setOffline(false);
});

test('a file that was chosen without a network is not called damaged, and is read once there is one', async ({
  page,
  context,
}) => {
  await signIn(page, '13800000002');
  await openForm(page, '/exhibitionBoothCommon');
  const dialog = await openImport(page);
  const file = fileURLToPath(new URL('tables/files/exhibits-with-mistakes.xlsx', import.meta.url));
  await context.setOffline(true);
  await choose(page, file);
  await expect(dialog.getByRole('alert')).toHaveText('没有连上服务器，请检查网络后重试');
  await context.setOffline(false);
  await choose(page, file);
  await expect(dialog.getByText('exhibits-with-mistakes.xlsx').first()).toBeVisible();
});

test('a menu of a list that cannot be loaded leaves its page alone, and opens with the network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '13804173009');
  await page.goto('/#/personnelInfo');
  const more = page.getByRole('button', { name: /^更多 / }).first();
  await expect(more).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('heading', { level: 1, name: '参展人员' })).toBeVisible();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await context.setOffline(false);
  await expect(page.getByRole('menu')).toBeVisible({ timeout: 20_000 });
});
