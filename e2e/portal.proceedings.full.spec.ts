import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';

test('what is in progress stands on a page by its state, each submission with its history', async ({
  page,
}) => {
  await signIn(page, '13800000001');
  await page.getByRole('link', { name: '办理进度' }).click();
  await expect(page.getByRole('heading', { name: '办理进度', level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  const states = main.getByRole('heading', { level: 2 });
  await expect(states.first()).toBeVisible();
  expect(await states.count()).toBeGreaterThan(1);
  const history = main.getByRole('button', { name: /的经过|经过/ }).first();
  await history.click();
  await expect(history).toHaveAttribute('aria-expanded', 'true');
  await expect(
    main
      .getByRole('listitem')
      .filter({ has: page.locator('ol') })
      .first(),
  ).toContainText(/提交/);
});
