import { expect, test } from '@playwright/test';
import { field } from './portal/journeys.ts';
import { openForm, signIn } from './portal/sign-in.ts';

/** What stands beside the fields of a form that orders, and its words. */
const BESIDE = /\/assets\/(?:price-|format-yuan|form-extras|booking-)/;

test('a part of the page that does not come leaves the form alone, and comes with the network', async ({
  page,
}) => {
  await signIn(page, '13804173009');
  await page.route(BESIDE, (route) => route.abort());
  await page.goto('/#/exhibitionBooth?page=exhibitor_c1');
  await page.reload();
  await field(page, '布展说明').fill('费用还没载入');
  await expect(page.getByText(/已自动保存/).first()).toBeVisible();
  await expect(page.getByText('合计')).toBeHidden();

  await page.unroute(BESIDE);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('合计').first()).toBeVisible();
  await expect(field(page, '布展说明')).toHaveValue('费用还没载入');
});

test('leaving without a network asks, though nothing of the question was loaded when it went', async ({
  page,
  context,
}) => {
  await signIn(page, '13804173009');
  const question = page.waitForResponse(/\/assets\/leave-dialog/);
  await openForm(page, '/exhibitionBooth?page=exhibitor_c1');
  await question;
  await context.setOffline(true);
  await field(page, '布展说明').fill('还没发出去');
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await context.setOffline(false);
});
