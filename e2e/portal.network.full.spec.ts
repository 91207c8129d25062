import { expect, test } from '@playwright/test';
import { field } from './portal/journeys.ts';
import { partFiles } from './portal/part-files.ts';
import { openForm, signIn } from './portal/sign-in.ts';

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
